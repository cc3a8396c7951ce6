# A game looked at afterwards, on the page, in records and on the command line.

analysis-comment = About { $lost } % given away, by the search's estimate. Better: { $token } ({ $worth }).
analysis-comment-exact = A mistake. Better: { $token } ({ $worth }).
