# What administrators see of the server

status-updated = Updated { $time }
status-refresh = Refresh
status-server = Server
status-version = Version
status-rules = Rules
status-rules-of =
    { $rules ->
        [compiled] compiled
        [compiling] being compiled
       *[other] not compiled
    }
status-since = Running since
status-tables = Tables
status-waiting = Waiting for players
status-playing = In play
status-awake = Awake
status-asleep = Asleep
status-over = Finished
status-unreadable = Can’t be opened
status-bots = Bots
status-hints = Hints waiting
status-watched = Moves players wait for
status-background = Other moves and analyses waiting
status-thinking = Processes busy
status-of = { $some } of { $all }
status-thinkers = Thinking on other machines
status-thinkers-of =
    { $thinkers ->
        [0] none
        [one] 1, with { $places ->
            [one] 1 process
           *[other] { $places } processes
        }
       *[other] { $thinkers }, with { $places } processes
    }
status-asked = Questions for them
status-oldest = { $count }, the oldest since { $time }
status-notices = Notifications
status-digest = Waiting for a digest
status-mails = Emails on their way
status-webhooks = Webhooks on their way
status-pushes = Push messages on their way
status-sent = Sent
status-failed = Failed attempts
status-refused = Refused
status-dropped = Dropped
status-resting = Services not answering
status-database = Database and disk
status-database-kind = Database
status-revision = Schema
status-size = Size
status-writes = Accepts writes
status-yes = Yes
status-no = No
status-disk = Free disk space
status-workers = Workers
status-this = this one
status-worker =
    { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    } in memory, { $pages ->
        [one] 1 page
       *[other] { $pages } pages
    } open, since { $time }
status-silent = Hasn’t reported yet.
status-errors = Latest warnings and errors
status-errors-none = None since the server started.
status-times =
    { $count ->
        [one] once
       *[other] { $count } times
    }
