import type { Comparator } from '#contract/terms.ts'
import { phraseList, wordSet } from '#engine/text/word-list.ts'

/** A comparator, or ~ for a rough value. */
export type Sign = Comparator | '~'

/** A sign and its phrases, between commas. */
export type Phrases = readonly (readonly [Sign, string])[]

/** Directly before the number: "more than 3". */
export const before: Phrases = [
  [
    '>',
    `more than, more as, bigger as, higher as, more then, greater than, greater then, higher than, higher then, larger than, larger then, bigger than,
    bigger then, longer than, longer then, over, above, exceeding, exceed, exceeds, exceeded, in excess of, north of, beyond,
    upward of, upwards of, runs past, ran past, run past, goes past, go past, topping, tops, topped, surpassing, surpass, surpasses, surpassed, gt, >`,
  ],
  [
    '>=',
    `at least, atleast, at the least, at the very least, at minimum, at a minimum, minimum, minimum of, a minimum of, min,
    min of, no less than, less as, fewer as, not less than, no fewer than, not fewer than, no lower than, not under, not below, starting at,
    starting from, beginning at, at or above, at or over, equal to or above, equal to or over, equal to or more than,
    equal to or greater than, equal or greater than, equal or more than, greater than or equal to, greater or equal to,
    greater or equal, more than or equal to, more or equal, gte, >=`,
  ],
  [
    '<',
    `less than, less then, fewer than, fewer then, lower than, lower then, smaller than, smaller then, shorter than,
    shorter then, under, below, sub, sub -, beneath, underneath, south of, shy of, lt, <`,
  ],
  [
    '<=',
    `at most, at the most, at the very most, at maximum, maximum, maximum of, a maximum of, max, max of, up to, upto,
    up to and including, no more than, no more then, not more than, no higher than, not higher than, no greater than,
    not over, not above, not exceeding, not go above, not go over, not go beyond, not exceed, tops out at, topping out at, capped at, limited to, within, as much as, at or below,
    at or under, equal to or below, equal to or under, equal to or less than, equal or less than, less than or equal to,
    less or equal to, less or equal, less or equal than, fewer than or equal to, budget of, a budget of, on a budget of,
    with a budget of, budget is, approved for, preapproved for, pre approved for, can afford, could afford, can spend, could spend,
    willing to spend, willing to pay, caps us at, caps me at, caps him at, caps her at, caps them at, lte, <=`,
  ],
  ['=', 'exactly, precisely, equal to, equals, equal, exact, ='],
  ['<>', 'other than, not equal to, anything but, different from, different than, not exactly, except, <>'],
  [
    '~',
    `around, about, near, nearly, roughly, approximately, approx, circa, ca, close to, near to, worth, worth about,
    worth around, somewhere around, somewhere near, right around, right about, round about, in the neighborhood of,
    in the vicinity of, in the ballpark of, in the area of, ~`,
  ],
]

/** Before a year these speak of the year itself: "built after 2015". */
export const beforeYear: Phrases = [
  ['>', 'after, later than, newer than'],
  ['>=', 'since, from, as of, starting in, in or after, on or after'],
  ['<', 'before, prior to, earlier than, older than, pre'],
  ['<=', 'until, through, up until, by, in or before, on or before'],
]

/** Behind the number, its unit may stand between: "4 bedrooms minimum", "14 days or less". */
export const behind: Phrases = [
  [
    '>=',
    `or more, or above, or over, or higher, or greater, or better, or beter, or longer, or later, or larger, or bigger,
    or after, or up, and up, and above, and over, and more, and higher, and better, and beyond, and later, and upward,
    and upwards, and longer, and larger, and bigger, and greater, and pricier, or pricier, plus, +, minimum, min, at least, at the least, at minimum, at a minimum, onward, onwards, upward, upwards`,
  ],
  [
    '<=',
    `or less, or fewer, or below, or under, or lower, or cheaper, or shorter, or smaller, or earlier, or before, and below,
    and under, and less, and down, and lower, and fewer, and earlier, and shorter, and smaller, and cheaper, maximum, max, at most, at the most, at max, tops, to spend,
    is the ceiling, is the limit, is the maximum, is the max, is the budget, is her limit, is his limit, is their limit, is my limit, is our limit`,
  ],
  ['=', 'exactly, flat, sharp'],
  ['~', 'or so, or thereabouts, or around that, give or take, ish, approximately'],
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

/** "max price 600k": only before an amount of money, since "max price of 3 beds" asks for a price. */
export const limits: ReadonlyMap<string, Comparator> = new Map([
  ['max', '<='],
  ['maximum', '<='],
  ['min', '>='],
  ['minimum', '>='],
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

/** Change nothing about a range: "around $300 to $400". */
export const roughly: ReadonlySet<string> = wordSet(
  'around about roughly approximately approx anywhere somewhere',
)

/** Count where a bound stands beside them: "at least once", "twice or more". */
export const timesWords: ReadonlyMap<string, number> = new Map([
  ['once', 1],
  ['twice', 2],
  ['thrice', 3],
])

export const rangeOpeners: ReadonlySet<string> = wordSet('between from betwen btw')
const shortOf = phraseList(`
  under, just under, below, just below, less than, before, but under, but below, but less than, but excluding, but not including, excluding,
  not including, but not, but not counting, but without, just short of, short of, just shy of, shy of, but short of, almost, not quite, nearly
`)

/** "500k up to but not including 1M": what stands between two numbers, and whether the second belongs to them. */
export const rangeJoints: ReadonlyMap<string, 'closed' | 'open'> = new Map(
  ['to', 'up to', 'and up to', '-', 'through', 'until'].flatMap(joint => [
    [joint, 'closed'] as const,
    ...shortOf.map(end => [`${joint} ${end}`, 'open'] as const),
  ]),
)
