// Verbs of how high something stands: an average that is "soaring past" a limit is over it, one that is "stranded below" it is under.
import { each } from '#engine/text/word-list.ts'
import type { VerbClass } from './verb-class.ts'
import type { When } from './verb-places.ts'

const high = `soar, tower, rocket, skyrocket, shoot, sail, vault, leap, zoom, balloon, climb, rise, creep, edge, inch, push, stray, hover,
  float, perch, blow, breeze, swell, surge, nudge, tip, rise up, shoot up, come in, clock in, weigh in, rank, land`
const low = `strand, languish, wallow, hover, dip, sink, plunge, slump, slip, slide, mire, stick, sag, droop, float, stray, dwell, trail,
  come in, clock in, weigh in, rank, land`

/** "Languishing over 90 days" tells how long. */
const ofNoTime: When = (text, _, end) => {
  const number = /^[$#]$/.test(text(end)) ? end + 1 : end
  return (
    /^\d/.test(text(number)) &&
    !/^(minutes?|hours?|days?|nights?|weeks?|months?|quarters?|years?|yrs?|mos?|wks?)$/.test(text(number + 1))
  )
}

export const verbsOfHeight: readonly VerbClass[] = [
  { plain: 'be', then: 'over', verbs: each(high, 'above, past, beyond, over, north of'), when: ofNoTime },
  { plain: 'be', then: 'under', verbs: each(low, 'below, beneath, under, south of'), when: ofNoTime },
]
