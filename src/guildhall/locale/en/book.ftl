# The rules as a book, in English: what stands around the chapters. Ids: see locale/README.md.

book-title = Rules of { $game }
book-contents = Contents
book-print = Print
book-try = Try it
book-whole = Open the book
book-found = { $count ->
    [one] 1 place found
   *[other] { $count } places found
}
book-link = Link to rule { $rule }
book-options = Options
book-rulings = { $count ->
    [one] 1 ruling
   *[other] { $count } rulings
}
book-beside = Beside { $rules }
book-sources = Where the rules come from
book-source-printed = Printed
book-source-derived = Derived
book-source-reported = Reported
book-source-reconstructed = Reconstructed
book-source-ruling = Ruling
book-means-printed = Stands in a rulebook; here in our own words.
book-means-derived = Not written anywhere, but what is printed leaves no other choice.
book-means-reported = Told by people who have the game.
book-means-reconstructed = Made up so that everything we know fits. The real game may differ.
book-means-ruling = Decided here, because the sources are silent or disagree.
