# Talo-Fantasy on the page: hands, words for what stands where, the end, the gallery

# Where and how a bar is
talo-build-upright = upright
talo-build-lying-east = lying from west to east
talo-build-lying-north = lying from south to north
talo-build-lying = lying, turned { $bearing } degrees from north to east
talo-build-leaning = leaning, { $degrees } degrees above the table
talo-build-place = { $attitude }, its middle { $east } east and { $north } north of the corner, from height { $low } to { $high }
talo-build-touched = { $count ->
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
talo-build-bar = Bar { $number }, { $length } long: { $place }. It touches { $touched }.
talo-build-bar-short = bar { $number }, { $length } long
talo-build-held-so = The { $length } is held { $place }.
talo-build-rests-on = The { $length } would come down on { $touched }.
talo-build-measured = Height { $height }, overhang { $overhang }, feet { $feet }, bars { $bars }.
talo-build-standing = { $count ->
    [0] Nothing stands yet
    [one] One bar
   *[other] { $count } bars
}

# Actions
talo-build-passes = passes
talo-build-ends = ends the building
talo-build-places = { $second ->
    [0] lets go of a bar of { $first }
   *[other] lets go of bars of { $first } and { $second } together
}{ $back ->
    [true] ; it slips and comes back
   *[other] { $moved ->
        [0] {""}
        [one] ; one bar moves
       *[other] ; { $moved } bars move
    }
}
talo-build-told = { $back ->
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
talo-build-take-bar = take the { $length } in hand
talo-build-hold = Hold
talo-build-unhold = Take back
talo-build-holds = The { $length } is held. Now bring the other bar.
talo-build-let-go = Let go
talo-build-turning = Turn, lift, lower
talo-build-turn-left = Turn left
talo-build-turn-right = Turn right
talo-build-tip-north = Tip north or south
talo-build-tip-east = Tip east or west
talo-build-lay = Lay down or stand up
talo-build-raise = Lift
talo-build-lower = Lower slowly
talo-build-snapping = Snap to right angles and flush sides
talo-build-pass = Pass
talo-build-done = Finished
talo-build-done-sure = End the building here?
talo-build-go-on = Build on
talo-build-again = Watch the fall again, from another side
talo-build-not-now = There is no bar to place now.
talo-build-no-physics = The physics of wood could not be loaded. Check the connection and open the table again.

# Sentences and fields
talo-build-sentence = Say where the bar goes
talo-build-sentence-example = 2, upright, on top of bar 7, at its east end, turned 15 degrees
talo-build-hold-so = Hold it like this
talo-build-not-understood = That was not understood. Try something like: upright, on top of bar 1, at its east end. Or: lying from west to east, at 5, 3.
talo-build-fields = The same, in fields
talo-build-field-attitude = How
talo-build-field-place = Where
talo-build-field-at = at a point of the table
talo-build-field-on = on top of a bar
talo-build-field-beside = beside a bar
talo-build-field-east = East
talo-build-field-north = North
talo-build-field-bar = Which bar
talo-build-field-side = At which side
talo-build-field-middle = in the middle
talo-build-field-degrees = Turned by degrees
talo-build-as-it-is = as it is
talo-build-side = { $side ->
    [east] east
    [west] west
    [north] north
   *[south] south
}
talo-build-view-above = From above
talo-build-view-south = From the south
talo-build-view-east = From the east

# Words that sentences about bars are made of, with commas between them; docs/how-to/translating.md tells how they are found
talo-say-upright = upright, standing, vertical*, on end
talo-say-lying = lying, flat, horizontal*
talo-say-leaning = lean*, tilt*
talo-say-turned = turn*, rotat*
talo-say-clockwise = clockwise
talo-say-counterclockwise = counterclockwise, counter-clockwise, anticlockwise
talo-say-east = east*
talo-say-west = west*
talo-say-north = north*
talo-say-south = south*
talo-say-on = on, onto, on top of, over, above
talo-say-beside = beside, next to
talo-say-bar = bar, number, #
talo-say-end = end, edge
talo-say-height = height, high
talo-say-degrees = degree*, °

# Measures and goals
talo-build-measures = Measures
talo-build-measure-height = Height
talo-build-measure-overhang = Overhang
talo-build-measure-feet = Feet
talo-build-measure-bars = Bars
talo-build-goal = Goal
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
talo-build-built = It stands
talo-build-fallen = It has come down
talo-build-rebuild = Build again
talo-build-turntable = The construction, turning.
talo-gallery-title = Gallery
talo-gallery-untitled = Built freely
talo-gallery-by = { $names }, { DATETIME($date, day: "numeric", month: "long", year: "numeric") }
talo-gallery-empty = Nothing has been built on this device yet. What you finish in Talo-Fantasy comes here.
talo-gallery-build = Build something
talo-gallery-fallen = It came down in the end.
talo-gallery-forget = Remove
talo-gallery-kept = It is kept in the gallery of this device.
talo-gallery-forbidden = This browser keeps nothing, so there is no gallery. Save the picture or the record.
