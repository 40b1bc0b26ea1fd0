// "Is the rate in Aspen higher than in Park City", "do homes with a pool sell for more than ones without", "did we get more
// bookings from Google or Airbnb": what is said on both sides is held against each other, and neither side is a limit.
import type { Item, QuantityRef } from '#engine/parse/item.ts'
import type { Line } from '#engine/parse/piece.ts'
import { comparedAt, isThan, type Compared } from './compared.ts'
import { opensAsking } from '#engine/parse/recognize/orders/guess.ts'
import { measured } from '#engine/parse/recognize/numbers/quantity.ts'
import { opensWith, type Found } from '#engine/parse/recognize/recognizer.ts'
import { isChoiceOfDays } from '#engine/parse/recognize/conditions/weekdays.ts'
import { isSameValue } from '#engine/parse/recognize/limits/average-of-named.ts'

export const weighed = opensWith({
  kinds: ['measure', 'extreme'],
  words: ['more', 'less', 'than'],
  texts: 'as',
})(
  (line, at) =>
    outdone(line, at) ?? (limitsGroups(line, at) ? null : (thanSides(line, at) ?? moreOf(line, at))),
)

/** "Which brand has more cancelled than refunded orders": a limit on each of them, and no sides. */
function limitsGroups(line: Line, at: number): boolean {
  const which = line.pieces.findIndex((_, place) => line.is(place, 'which'))
  const group = line.past(which + 1)
  const more = line.is(at, 'more', 'less')
    ? at
    : line.pieces.findIndex((_, place) => line.is(place, 'more', 'less'))
  return (
    which >= 0 &&
    which < at &&
    line.all(group, 'attribute').some(({ sort }) => sort === 'other') &&
    more > group &&
    isThan(line, more + 2) &&
    [more + 1, more + 3].every(place => line.all(place, 'noun').length > 0)
  )
}

/** "Did books outsell toys": the verb names the measure and parts the sides. */
function outdone(line: Line, at: number): Found | null {
  const found = /^out(sell|earn|perform|gross)/.test(stemmed(line.pieces[at]?.text ?? ''))
    ? measured(line, at)
    : null
  if (found === null || !isSided(line, at)) return null
  return {
    end: found.end,
    items: [
      { kind: 'quantity', quantity: found.quantity, weak: false },
      { kind: 'versus', weighs: true },
    ],
  }
}

const stemmed = (text: string) => text.replace(/^out[- ]/, 'out').replace(/^outsold$/, 'outsell')

/** The "than" that parts two sides. */
function thanSides(line: Line, at: number): Found | null {
  if (!isThan(line, at) || !isSided(line, at)) return null
  return { end: at + 1, items: [{ kind: 'versus', weighs: true }] }
}

/** "More bookings", "higher", "cheaper": which way is seen from the numbers; what is compared has to be shown. */
function moreOf(line: Line, at: number): Found | null {
  const compared = ofEither(line, at) ?? comparedAt(line, at)
  if (compared === null) return null
  const rest = line.pieces.map((_, place) => place).filter(place => place > at)
  const than = rest.find(place => isThan(line, place))
  const isOr = line.pieces.some(
    ({ text }, place) => (text === 'or' && isSided(line, place)) || isChoiceOfDays(line, place),
  )
  const sided = than === undefined ? isOr && (isAsked(line, at) || asksWhich(line, at)) : isSided(line, than)
  if (!sided) return null
  const done = doneOften(line, at, compared)
  const quantity = done ?? compared.quantity
  // "Is a square foot in Old Town more expensive": the number is named, and the adjective only says which way.
  const isNamed = line.pieces.some((_, place) => place < at && isNumber(line, place))
  const attributes = isNamed && line.all(compared.end - 1, 'extreme').length > 0 ? [] : compared.attributes
  // "Turn views into inquiries more often": a rate says how often.
  const rate = line.pieces.find((_, place) => line.all(place, 'measure').length > 0)
  const isRate =
    quantity === null &&
    /^(often|frequently)$/.test(line.pieces[compared.end]?.text ?? '') &&
    /\b(turn|turned|convert|become|lead)\b/.test(rate?.text ?? '')
  const end = isRate || done !== null ? compared.end + 1 : compared.end
  if (quantity === null && attributes.length === 0 && !isSize(line, at) && !isMeasured(line, at)) return null
  const shown: Item[] =
    quantity !== null
      ? [{ kind: 'quantity', quantity, weak: false }]
      : attributes.length > 0
        ? [{ kind: 'quantity', quantity: { kind: 'aggregate', fn: 'avg', attributes }, weak: false }]
        : isSize(line, at)
          ? [
              {
                kind: 'quantity',
                quantity: { kind: 'aggregate', fn: 'avg', attributes: [], plain: false },
                weak: false,
              },
            ]
          : []
  // "How much higher is it in Aspen than in Moab": what lies between them is asked for.
  const asksHowMuch = line.is(at - 1, 'how much', 'share', 'count')
  const between: Item[] = asksHowMuch ? [{ kind: 'between', percent: line.is(at - 1, 'share') }] : []
  return {
    end,
    items: than === undefined ? [{ kind: 'ask', how: 'compare' }, ...shown] : [...between, ...shown],
  }
}

/** "Do people order more often with PayPal": what is done is counted, and not those who do it. */
function doneOften(line: Line, at: number, { quantity, attributes, end }: Compared): QuantityRef | null {
  const isOften = /^(often|frequently)$/.test(line.pieces[end]?.text ?? '')
  const nouns = line.all(at - 1, 'noun').map(({ noun }) => noun)
  const isRate = line.all(at - 1, 'measure').length > 0
  // "Do Texans order more often than Californians": each of them, and there are more of the one kind.
  const isOfKind = line.pieces.some((_, place) => place < at && kindsAt(line, place).length > 0)
  return isOften && !isOfKind && quantity === null && attributes.length === 0 && nouns.length > 0 && !isRate
    ? { kind: 'count', nouns }
    : null
}

/** "More active or pending listings", "more mobile than desktop visits": the sides stand before the things. */
function ofEither(line: Line, at: number): Compared | null {
  // "More lake house bookings than beach house ones".
  const joint = line.all(at + 2, 'noun').some(({ weak }) => !weak) ? at + 3 : at + 2
  const isJoint = line.pieces[joint]?.text === 'or' || isThan(line, joint)
  const isSide = line.all(at + 1, 'value').length > 0 && isJoint
  return line.is(at, 'more', 'less') && isSide && isSided(line, joint)
    ? { op: '>', attributes: [], quantity: null, end: at + 1 }
    : null
}

/** "Are PayPal orders bigger": in money, where nothing else is named. */
const isSize = (line: Line, at: number) =>
  /^(bigger|larger|smaller)$/.test(line.pieces[at]?.text ?? '') &&
  !line.pieces.some((_, place) => isNumber(line, place) || measured(line, place) !== null)

/** "Longer", "higher": of something that has a number; "more" also of what is done. */
const isMeasured = (line: Line, at: number) =>
  line.pieces.some(
    (_, place) =>
      isNumber(line, place) ||
      measured(line, place) !== null ||
      ofEither(line, at) !== null ||
      (/^(more|less|fewer)$/.test(line.pieces[at]?.text ?? '') &&
        line.all(place, 'noun').some(({ verb }) => verb === true)),
  )

const isNumber = (line: Line, at: number) => line.all(at, 'attribute').some(({ sort }) => sort === 'number')

/** "Did we …", "are there more …": the answer is one of the two. */
const isAsked = (line: Line, at: number) =>
  line.pieces
    .slice(0, at + 1)
    .some(({ text }, place) => verbs.test(text) && (place === 0 || opensAsking(line, place)))

/** "Which is pricier, A or B": an adjective tells it, and no number is named. */
const asksWhich = (line: Line, at: number) =>
  /^(is|are|was|were)$/.test(line.pieces[at - 1]?.text ?? '') &&
  /^(which|what)$/.test(line.pieces[at - 2]?.text ?? '') &&
  line.all(line.is(at, 'more', 'less') ? at + 1 : at, 'extreme').length > 0

const verbs = /^(did|do|does|is|are|was|were|have|has|had|more)$/

/** Whether the same is said on both sides of a word, of two kinds: a place and another, with a pool and without. */
export function isSided(line: Line, joint: number): boolean {
  const right = rightOf(line, joint)
  if (right === null || isOwnAverage(line, joint, right)) return false
  const kinds = right.flatMap(place => kindsAt(line, place))
  const before = line.pieces
    .slice(0, joint)
    .flatMap((_, place) => (isThan(line, joint) && isCounted(line, place) ? [] : kindsAt(line, place)))
  // "Than in the other homes": of whatever is told before.
  if (right.some(place => restWords.test(line.pieces[place]?.text ?? ''))) return before.length > 0
  // "Ones without": of what stands before.
  const denies = right.some(place => line.is(place, 'none', 'not'))
  return kinds.some(kind => before.includes(kind)) || (denies && before.some(kind => kind.startsWith('flag')))
}

/** "Napa homes that cost more than the Napa average": one side, held against the average of its own. */
const isOwnAverage = (line: Line, joint: number, [right = 0]: readonly number[]): boolean =>
  line.is(right + 1, 'average', 'average_reference') &&
  line.pieces.some((_, place) => place < joint && isSameValue(line, place, right))

/** "More inquiries than favorites": the number of one thing against that of another, no kind of things. */
function isCounted(line: Line, at: number): boolean {
  let before = at - 1
  while (line.pieces[before]?.soft === true) before--
  return line.is(before, 'more', 'less') && line.all(at, 'noun').some(({ weak }) => !weak)
}

const restWords = /^(other|others|all others?|the others?|rest|the rest)$/

/** The first telling words behind the joint, up to what they are said of. */
function rightOf(line: Line, joint: number): number[] | null {
  for (let place = joint + 1; place <= joint + 5 && place < line.length; place++) {
    if (line.is(place, 'comma')) return null
    if (kindsAt(line, place).length > 0 || line.is(place, 'none', 'not')) return [place]
    if (isThan(line, joint) && restWords.test(line.pieces[place]?.text ?? '')) return [place]
    const isThing = line.all(place, 'noun').length > 0
    if (!isThing && line.pieces[place]?.soft !== true && !line.is(place, 'and', 'by')) return null
  }
  return null
}

function kindsAt(line: Line, at: number): string[] {
  const amount = line.means(at, 'amount')?.amount
  return [
    ...line.all(at, 'value').map(({ attribute }) => `value ${attribute}`),
    ...line.all(at, 'flag').map(({ attribute }) => `flag ${attribute}`),
    ...line.all(at, 'segment').map(() => 'segment'),
    ...line.all(at, 'weekdays').map(() => 'weekdays'),
    // "Built before 1990" against "built in 2010 or later".
    ...(line.means(at + 1, 'period') === undefined
      ? []
      : line
          .all(at, 'attribute')
          .flatMap(({ attribute, sort }) => (sort === 'year' ? [`year ${attribute}`] : []))),
    ...(amount?.kind === 'bound' ? ['bound'] : []),
    // "4 bedroom homes" against "3 bedroom homes".
    ...(amount?.kind === 'exact' ? line.all(at + 1, 'unit').map(({ attribute }) => `unit ${attribute}`) : []),
  ]
}
