# Eine Partie im Nachhinein betrachtet: auf der Seite, in Aufzeichnungen und auf der Kommandozeile.

analysis-comment = Nach Schätzung der Suche rund { $lost } % verschenkt. Besser: { $token } ({ $worth }).
analysis-comment-exact = Ein Fehler. Besser: { $token } ({ $worth }).
