# Talo-Fantasy on the page: hands, words for what stands where, the end, the gallery

# Where and how a bar is
fantasy-upright = upright
fantasy-lying-east = lying from west to east
fantasy-lying-north = lying from south to north
fantasy-lying = lying, turned { $bearing } degrees from north to east
fantasy-leaning = leaning, { $degrees } degrees above the table
fantasy-place = { $attitude }, its middle { $east } east and { $north } north of the corner, from height { $low } to { $high }
fantasy-touched = { $count ->
    [0] { $ground ->
        [true] the ground
       *[other] nothing
    }
    [1] { $ground ->
        [true] bar { $bars } and the ground
       *[other] bar { $bars }
    }
   *[other] { $ground ->
        [true] bars { $bars } and the ground
       *[other] bars { $bars }
    }
}
fantasy-bar = Bar { $number }, a { $length }: { $place }. It touches { $touched }.
fantasy-bar-short = bar { $number }, a { $length }
fantasy-held-so = The { $length } is held { $place }.
fantasy-rests-on = The { $length } would come down on { $touched }.
fantasy-measured = Height { $height }, overhang { $overhang }, feet { $feet }, bars { $bars }.
fantasy-standing = { $count ->
    [0] Nothing stands yet
    [one] One bar
   *[other] { $count } bars
}

# Actions
fantasy-passes = passes
fantasy-ends = ends the building
fantasy-places = { $second ->
    [0] lets go of a { $first }
   *[other] lets go of a { $first } and a { $second } together
}{ $back ->
    [true] ; it slips and comes back
   *[other] { $moved ->
        [0] {""}
        [one] ; one bar moves
       *[other] ; { $moved } bars move
    }
}
fantasy-told = { $back ->
    [0] { $out ->
        [0] { $moved ->
            [0] {""}
            [one] One bar has moved.
           *[other] { $moved } bars have moved.
        }
        [one] One bar has left the table.
       *[other] { $out } bars have left the table.
    }
   *[other] It has slipped and is back in the hand.
}

# Hands
fantasy-take-bar = take the { $length } in hand
fantasy-hold = Hold
fantasy-unhold = Take back
fantasy-holds = The { $length } is held. Now bring the other bar.
fantasy-let-go = Let go
fantasy-turning = Turn, lift, lower
fantasy-turn-left = Turn left
fantasy-turn-right = Turn right
fantasy-tip-north = Tip north or south
fantasy-tip-east = Tip east or west
fantasy-lay = Lay down or stand up
fantasy-raise = Lift
fantasy-lower = Lower slowly
fantasy-snapping = Snap to right angles and flush sides
fantasy-pass = Pass
fantasy-done = Finished
fantasy-done-sure = End the building here?
fantasy-go-on = Build on
fantasy-again = Watch the fall again, from another side
fantasy-not-now = There is no bar to place now.
fantasy-no-physics = The physics of wood could not be loaded. Check the connection and open the table again.

# Sentences and fields
fantasy-sentence = Say where the bar goes
fantasy-sentence-example = 2, upright, on top of bar 7, at its east end, turned 15 degrees
fantasy-hold-so = Hold it so
fantasy-not-understood = That was not understood. Try something like: upright, on top of bar 1, at its east end. Or: lying from west to east, at 5, 3.
fantasy-fields = The same, in fields
fantasy-field-attitude = How
fantasy-field-place = Where
fantasy-field-at = at a point of the table
fantasy-field-on = on top of a bar
fantasy-field-beside = beside a bar
fantasy-field-east = East
fantasy-field-north = North
fantasy-field-bar = Which bar
fantasy-field-side = At which side
fantasy-field-middle = in the middle
fantasy-field-degrees = Turned by degrees
fantasy-as-it-is = as it is
fantasy-side = { $side ->
    [east] east
    [west] west
    [north] north
   *[south] south
}
fantasy-view-above = From above
fantasy-view-south = From the south
fantasy-view-east = From the east

# Measures and goals
fantasy-measures = Measures
fantasy-measure-height = Height
fantasy-measure-overhang = Overhang
fantasy-measure-feet = Feet
fantasy-measure-bars = Bars
fantasy-goal = Goal
talo-option-mode = What to play
talo-option-mode-climb = Climb to the top
talo-option-mode-fantasy = Build freely
talo-mode-fantasy = Talo-Fantasy: build what you like, off the grid, with real weight. Nobody loses. Such a table lives on the server, which checks every bar.
talo-option-players-1 = one
talo-option-board-table = the bare table
talo-option-goal = Goal
talo-option-goal-none = none
talo-option-goal-house = a house
talo-option-goal-animal = an animal
talo-option-goal-vehicle = a vehicle
talo-option-goal-bridge = a bridge
talo-option-goal-tripod = something tall on three feet
talo-option-goal-height = as high as possible
talo-option-goal-overhang = a wide overhang
talo-option-goal-anything = anything
talo-tip-fantasy-take = Take one bar of the length that was rolled, or two that add up to it.
talo-tip-fantasy-build = { $device ->
    [touch] Move the bar with one finger, turn it with two. Its shadow shows where it will land.
   *[mouse] Move the bar with the mouse, turn it with the wheel, click to let go. Its shadow shows where it will land.
}

# The end and the gallery
fantasy-built = It stands
fantasy-fallen = It has come down
fantasy-rebuild = Build again
fantasy-turntable = The construction, turning.
gallery-title = Gallery
gallery-untitled = Built freely
gallery-by = { $names }, { DATETIME($date, day: "numeric", month: "long", year: "numeric") }
gallery-empty = Nothing has been built on this device yet. What you finish in Talo-Fantasy comes here.
gallery-build = Build something
gallery-fallen = It came down in the end.
gallery-forget = Remove
gallery-kept = It is kept in the gallery of this device.
gallery-forbidden = This browser keeps nothing, so there is no gallery. Save the picture or the record.
