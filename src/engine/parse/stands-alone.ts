// "How many bookings did the house have": a question that takes nothing from what was told before it names its own things and
// points at none of the story's.
import type { Placed } from './item.ts'
import type { Line } from './piece.ts'
import { isNamedBefore, refersBack } from './refers.ts'

export const standsAlone = (line: Line, placed: readonly Placed[], tales: readonly Line[]): boolean =>
  (namesSomething(placed) ||
    asksOfUs(line, placed) ||
    asksForSome(line) ||
    saysAll(placed, tales) ||
    placed.some(one => isWhichOf(line, one))) &&
  !refersBack(line) &&
  !line.pieces.some((_, at) => points(line, at) || isTheOne(line, at, tales))

/** "Sea Oaks, something on the market", "everything that closed", "what do we have for sale": whatever fits. */
const asksForSome = (line: Line): boolean =>
  (line.pieces.some(({ text }) => /^(something|anything|everything)$/.test(text)) ||
    /^what (do we have|have we got|do you have|is|are) /.test(
      line.pieces.map(({ text }) => text).join(' '),
    )) &&
  line.pieces.some((_, at) => line.all(at, 'value').length > 0 || line.all(at, 'segment').length > 0)

/** "My clients are downsizing, so | 2 beds max in Bay Colony, for sale": beside a story that names no things. */
const saysAll = (placed: readonly Placed[], tales: readonly Line[]): boolean =>
  placed.filter(({ item }) => item.kind === 'condition').length > 2 &&
  !tales.some(tale => tale.pieces.some((_, at) => tale.all(at, 'noun').some(({ weak }) => !weak)))

/** "How many in March": of what? A formula has told its numbers already. */
const namesSomething = (placed: readonly Placed[]): boolean =>
  placed.length === 0 ||
  placed.some(
    ({ item }) =>
      (item.kind === 'quantity' && !item.weak) ||
      (item.kind === 'noun' && !item.weak) ||
      item.kind === 'attribute' ||
      item.kind === 'average per' ||
      item.kind === 'ratio' ||
      (item.kind === 'rank' && item.by !== null),
  )

/** "How much did we make last month", "what has Driftwood Beach House earned": of all that we have, or of one that is named. */
const asksOfUs = (line: Line, placed: readonly Placed[]): boolean =>
  placed.some(({ item }) => item.kind === 'quantity') &&
  (line.pieces.some(({ text }) => /^(we|our|us)$/.test(text)) ||
    placed.some(({ item }) => item.kind === 'condition' && item.condition.kind === 'values'))

/** "Which electronics", "how many cabins": a kind that names its things. */
const isWhichOf = (line: Line, { item, start }: Placed): boolean =>
  item.kind === 'condition' &&
  item.condition.kind === 'values' &&
  line.pieces[start]?.plural === true &&
  (start === 0 ||
    line.is(start - 1, 'which', 'count') ||
    /^(any|all)$/.test(line.pieces[start - 1]?.text ?? '')) &&
  item.condition.options.flat().every(({ attribute }) => !attribute.endsWith('.status'))

const always = /^(he|she|him|her|his|hers|both|such|else|instead|another|either|neither|others|too)$/

function points(line: Line, at: number): boolean {
  const text = (place: number) => line.pieces[place]?.text ?? ''
  const word = text(at)
  if (always.test(word)) return !namesBoth(line, at)
  if (word === 'there')
    return (
      !/^(is|are|was|were|be|been|am|sit|sits|sitting|sat)$/.test(text(at - 1)) &&
      !/^(is|are|was|were)$/.test(text(at + 1))
    )
  if (/^(same|other|they|them|their|its|those|these|it)$/.test(word)) return !isNamedBefore(line, at)
  if (word === 'that' || word === 'this') return isDemonstrative(line, at)
  return word === 'ones' && !isNamedBefore(line, at)
}

/** "From both Beauty and Apparel": the two are named right behind it. */
function namesBoth(line: Line, at: number): boolean {
  const first = line.past(at + 1)
  const second = line.past(first + 2)
  const own = new Set(line.all(first, 'value').map(({ attribute }) => attribute))
  return (
    line.pieces[at]?.text === 'both' &&
    line.is(first + 1, 'and') &&
    line.all(second, 'value').some(({ attribute }) => own.has(attribute))
  )
}

/** "That area", "in that"; "homes that sold" and "this year" point nowhere. */
function isDemonstrative(line: Line, at: number): boolean {
  const before = line.pieces[at - 1]?.text ?? ''
  // "Which brand … and how much was that": what the question itself finds.
  if (/^(is|was)$/.test(before) && at === line.length - 1 && asksHowMuch(line, at - 2)) return false
  if (/^(in|of|for|at|from|with|by|than|under|over|above|below|around|about|like|is|was)$/.test(before))
    return true
  // "Everything that closed".
  if (/^(everything|anything|something|all|whatever)$/.test(before)) return false
  if (line.all(at - 1, 'noun').length > 0 || line.all(at - 1, 'attribute').length > 0) return false
  const next = line.past(at + 1)
  // "Homes in Cypress Ridge that closed".
  const isRelative = /ed$|^(sold|sell|have|has|had|are|were|is|was|do|did|does)$/.test(
    line.pieces[next]?.text ?? '',
  )
  if (line.all(at - 1, 'value').length > 0 && isRelative) return false
  return (
    next >= line.length ||
    (line.all(at + 1, 'noun').some(({ verb }) => verb !== true) && line.pieces[at + 1]?.plural !== true)
  )
}

const asksHowMuch = (line: Line, at: number): boolean =>
  at > 2 && /^(how much|how many|much|many)$/.test(line.pieces[at]?.text ?? '')

/** "A house burned down. How many bookings did the house have": one that was told of. */
function isTheOne(line: Line, at: number, tales: readonly Line[]): boolean {
  if (line.pieces[at]?.plural !== false || !/^(the|this)$/.test(line.pieces[at - 1]?.text ?? '')) return false
  const nouns = new Set(line.all(at, 'noun').flatMap(({ noun, verb }) => (verb === true ? [] : [noun])))
  return (
    nouns.size > 0 &&
    tales.some(tale =>
      tale.pieces.some((_, place) => tale.all(place, 'noun').some(({ noun }) => nouns.has(noun))),
    )
  )
}
