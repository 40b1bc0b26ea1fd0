// "How many sellers changed their mind, I mean listings that were withdrawn": where the first words are not understood, the others
// are asked, together with what the first ones say of the rows; where both are, they must mean the same.
import type { Hear, Heard, Hearing } from './hear.ts'
import { isAbsent } from './parse/conditional.ts'
import type { Item, Placed } from './parse/item.ts'
import type { Line, Piece } from './parse/piece.ts'
import { scan } from './parse/scan.ts'
import type { Plan } from './plan.ts'
import { restatement, type Restatement } from './text/talk/restatements.ts'
import { inTwoSentences, type SidesAndNumbers, sidesAndNumbers } from './text/numbers/sides-and-numbers.ts'
import { sidesWeighed } from './text/numbers/sides-weighed.ts'
import type { Token } from './text/token.ts'

interface Restating {
  hear: Hear
  tokensOf: (question: string) => readonly Token[]
  linked: (tokens: readonly Token[], today: string) => Line
}

export function withRestatements({ hear, tokensOf, linked }: Restating): Hear {
  return (question, history, today): Hearing => {
    const heard = hear(question, history, today)
    if (heard.kind === 'heard' || heard.kind === 'about') return heard
    const parted = inTwoSentences(question)
    const both = parted === null ? heard : hear(parted, history, today)
    if (both.kind === 'heard') return { ...both, question }
    for (const apart of [sidesAndNumbers(question), sidesWeighed(question)]) {
      const time = apart === null ? null : timeTold(apart, text => linked(tokensOf(text), today))
      if (apart === null || time === null) continue
      const asked = hear([`${apart.sides}: ${apart.numbers}`, ...time].join(' '), history, today)
      if (asked.kind === 'heard' && asked.setAside === undefined && isBySides(asked.plan))
        return { ...asked, question, setAside: apart.told === '' ? [] : [apart.told] }
    }
    const said = restatement(question)
    if (said === null) return heard
    const tokens = tokensOf(said.first)
    const meant = wordings(said, tokens, linked(tokens, today), linked(tokensOf(said.second), today))
      .map(text => hear(text, history, today))
      .find((one): one is Heard => one.kind === 'heard' && one.setAside === undefined)
    if (meant === undefined) return heard
    const alone = hear(said.first, history, today)
    if (alone.kind === 'heard')
      return JSON.stringify(alone.plan) === JSON.stringify(meant.plan) ? { ...meant, question } : heard
    return { ...meant, question, setAside: [said.first.trim()] }
  }
}

/** One row for each side: a list of people tells nothing of either. */
const isBySides = ({ keys }: Plan): boolean => keys.length > 0 && keys.every(({ kind }) => kind !== 'thing')

/** "…, who earned more last year? Revenue for each": a time is part of the question. Null where more than a time would be lost. */
function timeTold(
  { sides, told, numbers }: SidesAndNumbers,
  lineOf: (text: string) => Line,
): readonly string[] | null {
  const narrowing = (text: string) => scan(lineOf(text)).placed.filter(isNarrowing)
  const lost = narrowing(told)
  // "Lake houses with 4 bedrooms than beach houses": the limit is that of one side, and would be read as that of both.
  const [one = '', other = ''] = sides.split(' vs ')
  if (!rests.test(other) && narrowing(one).length > narrowing(other).length) return null
  const isTimed = narrowing(`${sides} ${numbers}`).some(({ item }) => item.kind === 'period')
  return lost.every(({ item }) => item.kind === 'period') && !(isTimed && lost.length > 0)
    ? lost.map(({ text }) => text)
    : null
}

const rests = /\b(?:without|others?|older|newer|rest|no|not)\b/i

/** The ways to ask for it in the other words. */
function wordings(
  { first, second }: Restatement,
  tokens: readonly Token[],
  left: Line,
  right: Line,
): string[] {
  const [told, meant] = [scan(left), scan(right)]
  const unknown = left.pieces.filter(piece => told.unused.includes(piece) || isAbsent(piece))
  const again = new Set(numbersIn(right.pieces))
  // "Homes with a sauna, I mean active ones": a feature, a place or a number of its own is not said again.
  if (
    unknown.length > 4 ||
    unknown.some(piece => isFeature(left, piece)) ||
    numbersIn(unknown).some(number => !again.has(number))
  )
    return []
  if (told.placed.some(one => asksMore(one, meant.placed)))
    return inPlace(first, second, tokens, left, unknown)
  const same = new Set(meant.placed.map(({ item }) => JSON.stringify(item)))
  const kept = told.placed.filter(({ item }) => narrowing.has(item.kind) && !same.has(JSON.stringify(item)))
  const frame = opening.exec(first)?.[1] ?? ''
  const thing = told.placed.find(({ item }) => item.kind === 'noun' && !item.weak)
  const isNamed = meant.placed.some(({ item }) => item.kind === 'noun' && !item.weak) && !limits.test(second)
  const heads = isNamed || thing === undefined ? [''] : [thing.text, `${thing.text} with`]
  const isNumber = meant.placed.some(({ item }) => item.kind === 'quantity' && !item.weak)
  const ask = isNumber && !/^how many$/i.test(frame) ? '' : frame
  return heads.map(head =>
    [ask, head, second, ...kept.map(({ text }) => text)].filter(part => part !== '').join(' '),
  )
}

/** "The revenue from whales, i.e. customers with …": the other words stand in the place of the one that is not known. */
function inPlace(
  first: string,
  second: string,
  tokens: readonly Token[],
  left: Line,
  unknown: readonly Piece[],
): string[] {
  const [only, ...others] = unknown
  const at = only === undefined ? -1 : left.pieces.indexOf(only)
  // "Stale homes": things of the first words would stand beside those of the others.
  if (only === undefined || others.length > 0 || left.means(at + 1, 'noun') !== undefined) return []
  return [`${first.slice(0, tokens[only.start]?.start)}${second} ${first.slice(tokens[only.end - 1]?.end)}`]
}

const limits =
  /^(?:at least|at most|more|over|no|none|fewer|less|under|below|above|exactly|having|with|without|\d)\b/i

/** "With a sauna", "near the lake". */
const isFeature = (line: Line, piece: Piece): boolean => {
  const before = line.pieces
    .slice(0, line.pieces.indexOf(piece))
    .findLast(({ text }) => !/^(an?|the|our|my|any)$/.test(text))
  return /^(with|without|in|near|at|on|by|having|beside|around|within)$/.test(before?.text ?? '')
}

const numbersIn = (pieces: readonly Piece[]): string[] =>
  pieces.flatMap(({ meanings }) =>
    meanings.flatMap(one =>
      one.kind === 'amount' ? (JSON.stringify(one.amount).match(/\d[\d.]*/g) ?? []) : [],
    ),
  )

const opening =
  /^\W*(?:(?:so|ok|okay|hey|hi|well|uh|um|and|please)\b\W*)*(how many|which|who|list|show me|give me|name)\b/i

const narrowing: ReadonlySet<Item['kind']> = new Set(['condition', 'period', 'shift', 'having', 'limit'])
const isNarrowing = ({ item }: Placed): boolean => narrowing.has(item.kind)
const plain: ReadonlySet<Item['kind']> = new Set([
  'ask',
  'noun',
  'change',
  'guess',
  'names',
  'in total',
  'now',
  ...narrowing,
])

/** A number, a group or an order that is not said again would be lost. */
const asksMore = ({ item }: Placed, meant: readonly Placed[]): boolean =>
  !plain.has(item.kind) && !meant.some(one => JSON.stringify(one.item) === JSON.stringify(item))
