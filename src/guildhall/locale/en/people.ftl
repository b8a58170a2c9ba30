people-joined = Member since { $date }
people-shown = Show my profile to other players
people-shown-more = Players who are signed in, guests too, see your name, games, ratings, and the lessons and puzzles you’ve done. Otherwise only you do, and you’re not on the leaderboard.
people-presence = Show others when I’m online
people-here-now = Online now
people-here = Online
people-here-more = +{ $count } more
people-saved = Saved.
people-follow = Follow
people-unfollow = Unfollow
people-block = Block
people-unblock = Unblock
people-followed = You follow { $name }. Their open tables are marked on the home page.
people-unfollowed = You no longer follow { $name }.
people-blocked = { $name } is blocked.
people-unblocked = { $name } is no longer blocked.
people-block-more = Players you block can’t invite you, join your tables, or see your profile and when you’re online. You don’t see their messages.
people-follows = Following
people-blocks = Blocked
people-follows-none = You don’t follow anyone yet. Open a player’s profile to follow them.
people-blocks-none = You haven’t blocked anyone.
people-mute = Mute
people-unmute = Unmute
people-muted = { $name } is muted.
people-unmuted = { $name } is no longer muted.
people-mute-more = You don’t see messages of players you mute; they aren’t told.
people-mutes = Muted
people-mutes-none = You haven’t muted anyone.
people-someone = This player
people-export-more = Download everything this server keeps about you as a JSON file.
people-export = Download my data
people-delete = Delete account
people-delete-more = Your account, sign-ins, notifications and lists go at once. You concede running games. Finished games stay, with “Former player” in place of your name, and your messages are emptied. This can’t be undone.
people-delete-password = Your password
people-delete-name = Your name, to confirm
people-deleted = Your account is deleted.
people-titles = Games played
people-learned = Lessons and puzzles
people-lessons = { $lessons } of { $all } lessons
people-puzzles =
    { $count ->
        [one] { $count } puzzle solved
       *[other] { $count } puzzles solved
    }
people-streak = longest streak: { $longest }
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
people-ranking-more = Players with an account. Bots count as fixed marks: apprentice 900, journeyman 1500, expert 1700, master 2200.
people-pace = Pace
people-find = Find players
people-find-more = We look for others who want the same game and seat you together. Stay on any page of this tab: your place is kept.
people-find-lost = You’re no longer looking for players: the connection was away too long. Start again if you like.
people-seats = Players
people-bots-after = Bots join
people-after =
    { $minutes ->
        [0.5] after { $seconds } seconds
        [one] after 1 minute
       *[other] after { $minutes } minutes
    }
people-never = Never
people-seek = Find players
people-seeking = Looking for players: { $game } ({ $waiting } of { $seats })
people-bots-in = bots join in { $time }
people-seek-stop = Cancel
people-sign-in = Play a game or sign in to see this page.
people-invite = Invite a player by name
people-invite-name = Start of the name
people-invite-do = Invite
people-invite-done = { $name } is invited.
people-invite-whom = Invite { $name }
people-how-followed = you follow
people-how-recent = played recently
people-how-here = online
people-invite-none = No player found. You can always send the link.
people-invite-withdraw = Take back
people-invite-withdraw-whom = Take back the invitation for { $name }
