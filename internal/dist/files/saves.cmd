@echo off
rem From now on a double click on a saved game opens it, for this user alone.
rem Said with /u, it is as it was before.
setlocal
set "program=%~dp0Source of the Nile.exe"
set "classes=HKCU\Software\Classes"
if /i "%~1"=="/u" goto undo
if not exist "%program%" (
	echo Unpack the whole folder first: Source of the Nile.exe is not beside this file.
	exit /b 1
)
reg add "%classes%\.nile" /ve /d "SourceOfTheNile.Save" /f >nul
if errorlevel 1 goto failed
reg add "%classes%\SourceOfTheNile.Save" /ve /d "Saved game of Source of the Nile" /f >nul
if errorlevel 1 goto failed
reg add "%classes%\SourceOfTheNile.Save\DefaultIcon" /ve /d "\"%program%\",0" /f >nul
if errorlevel 1 goto failed
reg add "%classes%\SourceOfTheNile.Save\shell\open\command" /ve /d "\"%program%\" \"%%1\"" /f >nul
if errorlevel 1 goto failed
echo A double click on a .nile file opens it now. If the folder is moved, run this again.
exit /b 0
:undo
reg delete "%classes%\SourceOfTheNile.Save" /f >nul 2>nul
reg delete "%classes%\.nile" /f >nul 2>nul
echo Saved games are opened by nothing any more.
exit /b 0
:failed
echo Windows did not take it down. Right click a .nile file, "Open with", "Choose another app" does the same.
exit /b 1
