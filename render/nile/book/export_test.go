package book

// JournalBook is a book on the shelf.
type JournalBook = journalBook
