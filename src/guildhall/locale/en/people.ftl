people-joined = Member since { $date }
people-shown = Show my profile to other players
people-shown-more = Players who are signed in, guests too, see your name, games and ratings. Otherwise only you do, and you’re not on the leaderboard.
people-saved = Saved.
people-titles = Games played
people-ratings = Ratings
people-score =
    { $games ->
        [one] { $games } game, { $wins } won
       *[other] { $games } games, { $wins } won
    }
people-no-games = No finished games yet.
people-live = Live
people-correspondence = Correspondence
people-provisional = provisional
people-provisional-more = Provisional until about ten games are rated.
people-curve = Rating after each game: { $game }, { $pace }
people-all-games = All games
people-game = Game
people-name = Player’s name
people-result = Result
people-any = Any result
people-won = Won
people-lost = Not won
people-since = From
people-until = To
people-search = Search
people-option = Variant
people-any-option = All variants
people-replay = Replay
people-unrated = unrated
people-whose = Whose games
people-more = Show more
people-nothing = No finished games match this search.
people-mine = My games
people-public = All public games
people-place = Place
people-player = Player
people-rating = Rating
people-games = Games
people-wins = Won
people-newcomers = Provisional ratings
people-ranking-none = Nobody has enough rated games yet.
people-ranking-more = Players with an account. Bots count as fixed marks: apprentice 900, journeyman 1500, master 2200.
people-pace = Pace
people-sign-in = Play a game or sign in to see this page.
