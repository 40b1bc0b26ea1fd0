import type { Comparator } from '#contract/model.ts'
import { phraseList, wordSet } from '#engine/text/word-list.ts'

/** A comparator, or ~ for a rough value. */
export type Sign = Comparator | '~'

type PhrasesOfSign = readonly [Sign, readonly string[]]

/** Directly before the number: "more than 3". */
export const before: readonly PhrasesOfSign[] = [
  [
    '>',
    phraseList(`
    more than, more then, greater than, greater then, higher than, higher then, larger than, larger
    then, bigger than, bigger then, over, above, exceeding, exceed, exceeds, exceeded, in excess of,
    north of, beyond, >, upward of, upwards of, topping, gt, longer than, longer then
  `),
  ],
  [
    '>=',
    phraseList(`
    at least, at the least, at the very least, at minimum, at a minimum, minimum, minimum of, a minimum
    of, min, min of, no less than, not less than, no fewer than, not fewer than, no lower than, not
    under, not below, starting at, starting from, beginning at, from at least, >=, greater than or equal
    to, more than or equal to, equal to or greater than, equal or greater than, equal or more than, as
    many as, gte, atleast
  `),
  ],
  [
    '<',
    phraseList(`
    less than, less then, fewer than, fewer then, lower than, lower then, smaller than, smaller then,
    under, below, beneath, south of, shy of, <, lt, shorter than, shorter then, underneath
  `),
  ],
  [
    '<=',
    phraseList(`
    at most, at the most, at the very most, at maximum, maximum, maximum of, a maximum of, max, max of,
    up to, upto, no more than, not more than, no more then, no higher than, not higher than, no greater
    than, not over, not above, not exceeding, tops out at, topping out at, capped at, limited to,
    within, <=, less than or equal to, fewer than or equal to, equal to or less than, equal or less
    than, lte, as much as
  `),
  ],
  [
    '=',
    phraseList(`
    exactly, precisely, equal to, equals, equal, =, exact
  `),
  ],
  [
    '<>',
    phraseList(`
    other than, not equal to, anything but, different from, <>, not exactly, except
  `),
  ],
  [
    '~',
    phraseList(`
    around, about, near, nearly, roughly, approximately, approx, circa, ca, close to, near to, worth,
    worth about, worth around, somewhere around, somewhere near, in the neighborhood of, in the vicinity
    of, in the ballpark of, in the area of, ~, right around, right about, round about
  `),
  ],
]

/** Behind the number, its unit may stand between: "4 bedrooms minimum", "14 days or less". */
export const behind: readonly PhrasesOfSign[] = [
  [
    '>=',
    phraseList(`
    or more, or above, or over, or higher, or greater, or better, or beter, or longer, or later, or
    larger, or bigger, or after, or up, and up, and above, and over, and more, and higher, and better,
    and beyond, and later, and upward, and upwards, plus, +, minimum, min, at least, at minimum, at a
    minimum, onward, onwards, upward, upwards
  `),
  ],
  [
    '<=',
    phraseList(`
    or less, or fewer, or below, or under, or lower, or cheaper, or shorter, or smaller, or earlier, or
    before, and below, and under, and less, and down, and lower, and fewer, and earlier, maximum, max,
    at most, tops, at the most, at max
  `),
  ],
  ['=', ['exactly', 'flat', 'sharp']],
  [
    '~',
    phraseList(`
    or so, or thereabouts, give or take, ish, or around that, approximately
  `),
  ],
]

/** Before a year these speak of the year itself: "built after 2015". */
export const beforeYear: readonly PhrasesOfSign[] = [
  ['>', ['after', 'later than', 'newer than']],
  ['>=', ['since', 'from', 'as of', 'starting in']],
  [
    '<',
    phraseList(`
    before, prior to, earlier than, older than, pre
  `),
  ],
  ['<=', ['until', 'through', 'up until', 'by']],
]

/** Of a year "or newer" means more, of an age it means less. */
export const byAge: ReadonlyMap<string, { ofYear: Sign; ofAge: Sign }> = new Map([
  ['or newer', { ofYear: '>=', ofAge: '<=' }],
  ['and newer', { ofYear: '>=', ofAge: '<=' }],
  ['or older', { ofYear: '<=', ofAge: '>=' }],
  ['and older', { ofYear: '<=', ofAge: '>=' }],
])

/** "less price than 400", "more guests than 10": the noun stands inside. */
export const split: ReadonlyMap<string, Comparator> = new Map([
  ['more', '>'],
  ['greater', '>'],
  ['higher', '>'],
  ['bigger', '>'],
  ['larger', '>'],
  ['less', '<'],
  ['fewer', '<'],
  ['lower', '<'],
  ['smaller', '<'],
])

export const opposite: Readonly<Record<Comparator, Comparator>> = {
  '>': '<=',
  '>=': '<',
  '<': '>=',
  '<=': '>',
  '=': '<>',
  '<>': '=',
}

/** Change nothing about a bound: "just under", "well over", "worth at least". */
export const hedges: ReadonlySet<string> = wordSet(
  'just well slightly somewhere anywhere strictly worth little bit somewhat way',
)

export const rangeOpeners: ReadonlySet<string> = wordSet('between from betwen')
export const rangeJoints: ReadonlyMap<string, 'closed' | 'open'> = new Map([
  ['to', 'closed'],
  ['-', 'closed'],
  ['through', 'closed'],
  ['up to', 'closed'],
  ['until', 'closed'],
  ['to under', 'open'],
  ['to less than', 'open'],
  ['to below', 'open'],
  ['to just under', 'open'],
  ['up to but not including', 'open'],
])
