# Reports, and what moderators see and do

moderation-report = Report { $name }
moderation-why = What’s wrong?
moderation-reason =
    { $reason ->
        [insult] Insults or harassment
        [spam] Spam
        [cheating] Cheating
        [name] Offensive name
        [thrown] Possibly thrown games
       *[other] Something else
    }
moderation-words = Details (optional)
moderation-send = Send report
moderation-cancel = Cancel
moderation-close-more = The game ends for everyone and doesn’t count. A table that hasn’t started is deleted. Your reason is kept in the log.
moderation-close = Close
moderation-reported = Thanks. A moderator will look at it. The person isn’t told who reported them.
moderation-warned = A moderator has warned you
moderation-warned-more = If it happens again, you may lose the right to chat or to play here.
moderation-understood = I’ve read this
moderation-banned =
    { $until ->
        [never] You’re banned from this server
       *[other] You’re banned until { $until }
    }
moderation-because = Reason: { $why }
moderation-banned-more = If you think this is a mistake, or want your account deleted, write to the operator of this server.
moderation-export = Download my data
moderation-all = All open reports
moderation-nothing = No open reports.
moderation-no-reports = Nothing is reported about this player.
moderation-automatic = noticed by the server
moderation-table = Table
moderation-before = Earlier
moderation-sanction =
    { $kind ->
        [warning] Warned
        [silence] Silenced
       *[ban] Banned
    }
moderation-until =
    { $until ->
        [never] for good
       *[other] until { $until }
    }
moderation-lifted = lifted
moderation-action = Action
moderation-act =
    { $action ->
        [warn] Warn
        [silence] Silence
        [ban] Ban
        [close] Close the table
        [lift] Lift silence and ban
       *[dismiss] Dismiss reports
    }
moderation-for = For
moderation-days =
    { $days ->
        [0] For good
        [one] 1 day
       *[other] { $days } days
    }
moderation-because-field = Reason
moderation-seen =
    { $action ->
        [warn] The player reads this reason. Settles the reports above.
        [silence] The player reads this reason. Settles the reports above.
        [ban] The player reads this reason. Settles the reports above.
        [close] The game ends for everyone and doesn’t count. Settles the reports above.
       *[other] Only moderators read this. Settles the reports above.
    }
moderation-do = Confirm
moderation-done =
    { $action ->
        [warn] { $name } is warned.
        [silence] { $name } is silenced.
        [ban] { $name } is banned.
        [close] The table is closed.
        [lift] Lifted for { $name }.
       *[dismiss] Reports about { $name } dismissed.
    }
moderation-log = Log
moderation-operator = Operator
moderation-log-act =
    { $action ->
        [warn] warned { $name }
        [silence] silenced { $name }
        [ban] banned { $name }
        [lift] lifted silence and ban for { $name }
        [dismiss] dismissed reports about { $name }
        [close] closed a table of { $name }
        [slow] changed slow mode at a table of { $name }
        [appoint] made { $name } a moderator
       *[depose] took the role of moderator from { $name }
    }
moderation-more = Show more
