// "More than 10 bookings last year and none this year", "at least twice in 2025 but not once in 2026": none of what the limit counts.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const month =
  '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|ember|tember|ober)?'
const time = `(?:in |during |so far )?(?:(?:this|last) (?:year|month|quarter|week)|20\\d\\d|q[1-4]|${month})\\b`
const counted = '(?:than|least|over|exactly) (?:\\d+|[a-z]+)|twice|\\d+ times|\\d+ or more|\\d+ \\+'

const none: Rewriting = {
  said: new RegExp(
    `(?<=\\b(?:${counted})\\b[^.;?]{1,60}) (?:, )?(?:but|and|yet) (?:then )?(?:none|not once|not even once|not at all|not a single one|not a single time|zero)(?: at all)?(?= ${time})`,
  ),
  meant: () => ' but fewer than 1',
}

export const noneInTheOther: Rewording = wherever([/^(none|not|zero)$/, /^(but|and|yet)$/], [none])
