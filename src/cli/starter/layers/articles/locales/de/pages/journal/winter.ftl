title = Eine Lampe für lange Abende
description = Im November ist eine Lampe kein Schmuck mehr.
