// "Less than half of the average", "at least double the price of", "under 95% of list": a limit that is a part or a multiple of
// another number.
import type { Comparator } from '#contract/terms.ts'
import type { Line } from '#engine/parse/piece.ts'
import { averageAt, before } from './against-average.ts'
import { numbersAt } from './numbers-at.ts'
import { measured } from '#engine/parse/recognize/numbers/quantity.ts'
import { verbOf } from '#engine/parse/recognize/numbers/verb-of.ts'
import type { Found, Recognizer } from '#engine/parse/recognize/recognizer.ts'

interface Multiple {
  op: Comparator
  times: number
  end: number
}

export const multiple: Recognizer = (line, at) => {
  const found = multipleAt(line, at)
  if (found === null) return null
  const { op, times, end } = found
  // "More than twice as many": of something that is told behind.
  if (line.pieces[end]?.text === 'as') return null
  const next = line.past(end)
  const whole = wholeAt(line, next)
  const average = averageAt(line, at, end, op, times)
  if (average !== null && (whole === null || times >= 1)) return average
  const nouns = line.all(next, 'noun').flatMap(({ noun, weak }) => (weak ? [] : [noun]))
  const verb = verbOf(line, at)
  // "More than a third of the listings have a pool": what is said behind the verb is the part.
  if (nouns.length > 0 && line.pieces[next]?.plural === true && verb.verb !== undefined)
    return {
      end: next + 1,
      items: [
        { kind: 'ask', how: 'share', ...verb },
        { kind: 'part limit', op, times },
        { kind: 'noun', nouns, plural: true, none: false, weak: false },
      ],
    }
  // "More than a third of the active homes": what they are is said of the whole.
  if (verb.verb !== undefined && isDescribed(line, next))
    return {
      end: next,
      items: [
        { kind: 'ask', how: 'share', ...verb },
        { kind: 'part limit', op, times },
      ],
    }
  // "Make up more than 15% of revenue", "less than a tenth of bookings": of what all of them have.
  const isPart = line.pieces.slice(0, at).some((_, place) => line.is(place, 'belongs'))
  const things =
    isPart && nouns.length > 0 ? { quantity: { kind: 'count' as const, nouns }, end: next + 1 } : null
  const measure = whole ?? measured(line, next) ?? things
  if (measure !== null && times < 1)
    return {
      end: measure.end,
      items: [
        { kind: 'quantity', quantity: measure.quantity, weak: false },
        { kind: 'ask', how: 'share' },
        { kind: 'part limit', op, times },
      ],
    }
  const ofTheirs = ownMultiple(line, at, found)
  if (ofTheirs !== null) return ofTheirs
  const right = nouns.length > 0 ? [] : numbersAt(line, next)
  if (right.length === 0 || line.means(line.past(next + 1), 'amount') !== undefined) return null
  return {
    end: next + 1,
    items: [
      { kind: 'condition', condition: { kind: 'attributes', left: before(line, at), op, right, times } },
    ],
  }
}

/** "Of total revenue", "of our overall sales": what all of them have together; a mean has no parts. */
function wholeAt(line: Line, at: number): ReturnType<typeof measured> {
  const isWhole = line.is(at, 'sum') || /^(overall|entire|whole|all)$/.test(line.pieces[at]?.text ?? '')
  const named = line.past(at + 1)
  const isMean = /^(average|avg|mean|median|aov|adr)\b/.test(line.pieces[named]?.text ?? '')
  return isWhole && !isMean ? measured(line, named) : null
}

const isDescribed = (line: Line, at: number): boolean =>
  (line.means(at, 'value') !== undefined || line.means(at, 'segment') !== undefined) &&
  line.pieces[at + 1]?.plural === true &&
  line.all(at + 1, 'noun').some(({ weak }) => !weak)

/** "Earned less than 30 times their own nightly rate": what is computed for each, against a number that it has. */
function ownMultiple(line: Line, at: number, { op, times, end }: Multiple): Found | null {
  let before = at - 1
  while (line.pieces[before]?.soft === true || line.means(before, 'period') !== undefined) before--
  const measure = measured(line, before)
  const first = line.past(end)
  const next = line.is(first, 'own') ? line.past(first + 1) : first
  const attributes = numbersAt(line, next)
  const isTheirs = line.is(first, 'own') || /^(its|their)$/.test(line.pieces[end]?.text ?? '')
  if (measure === null || !isTheirs || attributes.length === 0) return null
  const than = { kind: 'attribute', attributes, times } as const
  return { end: next + 1, items: [{ kind: 'having', quantity: measure.quantity, op, than }] }
}

const ops: Readonly<Record<string, Comparator>> = {
  'more than': '>',
  over: '>',
  above: '>',
  exceeding: '>',
  'greater than': '>',
  'higher than': '>',
  'at least': '>=',
  'no less than': '>=',
  'less than': '<',
  'fewer than': '<',
  'lower than': '<',
  under: '<',
  below: '<',
  'at most': '<=',
  'no more than': '<=',
}

const parts: Readonly<Record<string, number>> = {
  half: 1 / 2,
  'a half': 1 / 2,
  'one half': 1 / 2,
  'a third': 1 / 3,
  'one third': 1 / 3,
  'two thirds': 2 / 3,
  'a quarter': 1 / 4,
  'one quarter': 1 / 4,
  'three quarters': 3 / 4,
  'a fifth': 1 / 5,
  'a tenth': 1 / 10,
  'one tenth': 1 / 10,
  double: 2,
  twice: 2,
  triple: 3,
  quadruple: 4,
}

const spelled = new RegExp(
  `^(${Object.keys(ops).join('|')}) (?:just )?(${Object.keys(parts).join('|')})\\b(?: of\\b)?`,
)
const opensSpelled = new RegExp(
  `^(${Object.keys(ops)
    .map(op => op.split(' ')[0])
    .join('|')})\\b`,
)

export function multipleAt(line: Line, at: number): Multiple | null {
  const amount = line.means(at, 'amount')
  if (amount?.amount.kind === 'bound') {
    const { op, value } = amount.amount
    const behind = line.pieces[at + 1]?.text ?? ''
    const of = behind === 'of' ? at + 2 : behind.startsWith('of ') ? at + 1 : null
    if (amount.unit === 'percent')
      return of === null ? apartAt(line, at + 1, op, value) : { op, times: value / 100, end: of }
    const isTwice = /\b(twice|thrice)$/.test(line.pieces[at]?.text ?? '')
    const isTimes = /^(times|x)$/.test(line.pieces[at + 1]?.text ?? '')
    return isTwice || isTimes ? { op, times: value, end: isTimes ? at + 2 : at + 1 } : null
  }
  if (!opensSpelled.test(line.pieces[at]?.text ?? '')) return null
  const words = line.pieces
    .slice(at, at + 6)
    .map(({ text }) => text)
    .join(' ')
  const [found, opens, part] = spelled.exec(words) ?? []
  const [op, times] = [ops[opens ?? ''], parts[part ?? '']]
  if (found === undefined || op === undefined || times === undefined) return null
  let end = at
  for (let length = 0; length < found.length; end++) length += (line.pieces[end]?.text.length ?? 0) + 1
  return { op, times, end }
}

/** "At least 50% above the average", "more than 20% below it". */
function apartAt(line: Line, at: number, op: Comparator, percent: number): Multiple | null {
  const words = `${line.pieces[at]?.text ?? ''} ${line.pieces[at + 1]?.text ?? ''}`
  const up = /^(above|over|more than|higher than)\b/.exec(words)?.[0]
  const down = /^(below|under|less than|lower than|cheaper than)\b/.exec(words)?.[0]
  const said = up ?? down
  if (said === undefined || op.startsWith('<')) return null
  const end = at + said.split(' ').length
  const isAverage = [end, end + 1].some(place => line.is(place, 'average', 'average_reference'))
  if (!isAverage) return null
  if (up !== undefined) return { op, times: round(1 + percent / 100), end }
  return { op: op === '>' ? '<' : '<=', times: round(1 - percent / 100), end }
}

const round = (value: number) => Number(value.toPrecision(12))
