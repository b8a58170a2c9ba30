"""One file per change, in order; never edited once it is out."""
