// The last check before a plan is believed: what a question calls by its own name — a value, a kind, a time — stands in the plan
// or the question is not answered. However a word was taken on its way, it must not vanish.
import type { Condition } from '#contract/terms.ts'
import { attributesOf } from '#engine/condition-attributes.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Line, Meaning, Period } from '#engine/parse/piece.ts'
import { statesCalledLike } from '#engine/parse/namesakes.ts'
import type { Plan } from '#engine/plan.ts'
import { isShownOfIt, isTakenBack } from './named-in-passing.ts'
import { saysNoneIncluded } from './none-included.ts'
import { saysOnlySuch } from './only-such.ts'
import { conditionsIn, quantitiesIn } from './plan-tables.ts'
import { isOfLength } from './words/restated-segment.ts'

/** What is named and not in the plan, or null. */
export function lostName(line: Line, plan: Plan, index: ModelIndex): string | null {
  if (losesKind(plan, index)) return 'what kind of things they are'
  if (losesTheirNames(line, plan)) return 'their names'
  if (losesHead(line, plan, index)) return 'which ones'
  if (losesHow(line, plan)) return 'how'
  if (losesSplit(line, plan)) return 'each of them'
  if (losesDirection(line, plan)) return 'a change'
  if (losesDifferent(line, plan)) return 'different ones'
  if (saysOnlySuch(line)) return 'only such ones'
  if (saysNoneIncluded(line)) return 'those without any'
  // "A departure and an arrival on the same day": one row against another of the same things.
  if (/\bon the same (day|date|night)\b/.test(line.pieces.map(({ text }) => text).join(' ')))
    return 'the same day'
  const told = toldBy(plan, index)
  const at = line.pieces.findIndex(
    ({ meanings }, place) =>
      meanings.length > 0 &&
      meanings.every(meaning => isName(meaning, index)) &&
      !(isTakenBack(line, place) || isShownOfIt(line, place, plan)) &&
      !isPresent(line.pieces[place]?.text ?? '') &&
      !isSearched(line.pieces[place]?.text ?? '', told.text) &&
      !isItsPrice(line.pieces[place]?.text ?? '', told.text, index) &&
      !isItsLength(line.pieces[place]?.text ?? '', told, index) &&
      !meanings.some(meaning => isTold(meaning, told, index) && !losesSide(line, meaning, told)),
  )
  return at < 0 ? null : `“${line.pieces[at]?.text ?? ''}” in the rest`
}

/** "How did prices move": rows one by one tell nothing of how it went. */
const losesHow = ({ pieces }: Line, { columns, summary, limit }: Plan): boolean =>
  summary.kind === 'rows' &&
  limit === null &&
  columns.every(({ kind }) => kind === 'attribute') &&
  pieces.some(
    ({ text }, at) =>
      text === 'how' && /^(did|do|does|are|is|was|were|have|has)$/.test(pieces[at + 1]?.text ?? ''),
  )

/** "Is revenue up this year": one number does not tell whether it is. */
const losesDirection = ({ pieces }: Line, { keys, columns }: Plan): boolean =>
  /^(is|are|was|were)$/.test(pieces[0]?.text ?? '') &&
  pieces.some(
    ({ text, soft }, at) =>
      soft && /^(up|down)$/.test(text) && !/^(set|put|end|ended|come)$/.test(pieces[at - 1]?.text ?? ''),
  ) &&
  !keys.some(({ kind }) => kind === 'time' || kind === 'sides') &&
  !columns.some(({ kind }) => kind === 'difference' || kind === 'growth')

/** "How many different guests": rows that are counted one by one are not told apart. */
const losesDifferent = (line: Line, { columns, keys, summary }: Plan): boolean =>
  line.pieces.some((_, at) => line.is(at, 'different')) &&
  columns.some(({ kind }) => kind === 'quantity') &&
  summary.kind === 'rows' &&
  !keys.some(({ kind }) => kind === 'thing') &&
  columns.every(one => one.kind !== 'quantity' || one.quantity.kind === 'measure')

/** "The split between active and sold homes": both together are no split. */
const losesSplit = ({ pieces }: Line, { keys, where }: Plan): boolean => {
  const isSplit = pieces.some(
    ({ text }, at) =>
      /^(split|mix|balance|breakdown|division)$/.test(text) && pieces[at + 1]?.text === 'between',
  )
  const grouped = new Set(keys.flatMap(key => ('attribute' in key ? [key.attribute] : [])))
  return (
    isSplit &&
    !keys.some(({ kind }) => kind === 'sides') &&
    where.some(one => one.kind === 'is' && one.values.length > 1 && !grouped.has(one.attribute))
  )
}

const isSearched = (word: string, told: string): boolean =>
  told.includes('"kind":"contains"') && told.includes(word)

/** "Stock value, at list price": the price that the value is made of. */
const isItsPrice = (words: string, told: string, index: ModelIndex): boolean =>
  /^at \w+ prices?$/.test(words) &&
  index.model.attributes.some(
    ({ id, expr, format }) => expr.kind === 'combine' && format === 'money' && told.includes(`"${id}"`),
  )

/** "Long stays (over 14 nights)": the nights say it. */
const isItsLength = (words: string, { attributes }: Told, index: ModelIndex): boolean =>
  isOfLength(words) && [...attributes].some(id => index.attribute(id).format === 'nights')

interface Told {
  text: string
  attributes: ReadonlySet<string>
  grouped: ReadonlySet<string>
  /** "Is the Driftwood our most booked home": said to be asked about. */
  supposed: ReadonlySet<string>
}

function toldBy(plan: Plan, index: ModelIndex): Told {
  const own = ofNounsAndMeasures(plan, index)
  const conditions = [...conditionsIn(plan), ...own]
  const shown = [...plan.keys, ...plan.columns].flatMap(one => ('attribute' in one ? [one.attribute] : []))
  return {
    text: JSON.stringify([plan, own]),
    attributes: new Set([...conditions.flatMap(attributesOf), ...shown]),
    // "The share of mobile, desktop and tablet": each value has its row.
    grouped: new Set(plan.keys.flatMap(key => (key.kind === 'attribute' ? [key.attribute] : []))),
    supposed: new Set(plan.supposed),
  }
}

/** What a noun or a measure says of its rows by itself: a sale was sold, a refund rate speaks of refunds. */
function ofNounsAndMeasures(plan: Plan, index: ModelIndex): Condition[] {
  const quantities = quantitiesIn(plan)
  const measures = quantities.flatMap(one => (one.kind === 'measure' ? [index.measure(one.measure)] : []))
  const nouns = [
    ...plan.keys.flatMap(key => (key.kind === 'thing' ? [key.noun] : [])),
    ...quantities.flatMap(one => (one.kind === 'measure' ? [] : [one.noun])),
    ...measures.flatMap(({ noun, where }) => (where === undefined ? [noun] : [])),
    // "No completed orders, one, two or more": a column that counts such rows.
    ...[...plan.keys, ...plan.where].flatMap(one =>
      one.kind === 'bands' || one.kind === 'compare' || one.kind === 'is'
        ? (index.attribute(one.attribute).counts ?? [])
        : [],
    ),
  ]
  return [
    ...nouns.flatMap(id => index.noun(id).where ?? []),
    ...measures.flatMap(({ where = [], value }) => [...where, ...inValue(value)]),
  ]
}

const inValue = (value: object): Condition[] => Object.values(value).flatMap(ofPart)
const ofPart = (part: unknown): Condition[] =>
  typeof part === 'object' && part !== null && 'where' in part && isConditions(part.where)
    ? [...part.where]
    : isConditions(part)
      ? [...part]
      : []
const isConditions = (one: unknown): one is readonly Condition[] =>
  Array.isArray(one) && one.every(entry => typeof entry === 'object' && entry !== null && 'kind' in entry)

/** "Out of stock today": the present, which is what rows say anyway. */
const isPresent = (text: string) => /\b(today|now)$|^(so far|to date)$/.test(text)

const isName = (meaning: Meaning, index: ModelIndex): boolean =>
  meaning.kind === 'noun'
    ? meaning.verb === true && stateOf(meaning.noun, index) !== undefined
    : /^(value|part|flag|segment|period)$/.test(meaning.kind)

/** "Guests with 5 stays, name + how many": a number has no names. */
const losesTheirNames = (line: Line, { keys, summary }: Plan): boolean =>
  (keys.length === 0 || summary.kind !== 'rows') &&
  line.pieces.some(
    ({ text, soft }, at) =>
      soft && /^names?$/.test(text) && at > 0 && /^([,:;+&]|and|with)$/.test(line.pieces[at - 1]?.text ?? ''),
  )

/** "Subdivisions that have both pool homes and cheap ones": groups are asked for, and a list of things does not tell them. */
function losesHead(line: Line, { keys, columns }: Plan, index: ModelIndex): boolean {
  const at = line.past(0)
  const heads = line
    .all(at, 'attribute')
    .filter(({ attribute }) => index.attribute(attribute).kind === 'category')
  const isHead = heads.length > 0 && line.pieces[at]?.plural === true && line.all(at, 'noun').length === 0
  const isTied = /^(that|which|with|having|where|whose)$/.test(line.pieces[at + 1]?.text ?? '')
  return (
    isHead &&
    isTied &&
    keys.length > 0 &&
    keys.every(({ kind }) => kind === 'thing') &&
    columns.every(({ kind }) => kind === 'attribute')
  )
}

/** "Where do houses move quickest": those that did are sold. */
const stateOf = (noun: string, index: ModelIndex) =>
  (index.noun(noun).where ?? []).find(one => one.kind === 'is' && one.not !== true)

/** "The average price of each active home": a kind of things that the rows of its number know nothing of. */
function losesKind({ keys, columns, where }: Plan, index: ModelIndex): boolean {
  const said = new Set(where.flatMap(attributesOf))
  const states = keys.flatMap(key => (key.kind === 'thing' ? (index.noun(key.noun).where ?? []) : []))
  const lost = states.filter(one => one.kind === 'is' && one.not !== true && !said.has(one.attribute))
  return columns.some(column => {
    if (column.kind !== 'quantity') return false
    const { quantity } = column
    const measure = quantity.kind === 'measure' ? index.measure(quantity.measure) : null
    const own =
      measure?.where ?? index.noun(measure?.noun ?? ('noun' in quantity ? quantity.noun : '')).where ?? []
    return lost.some(state => !own.some(one => JSON.stringify(one) === JSON.stringify(state)))
  })
}

/** "Vrbo and Airbnb side by side": two of the groups, where all of them would be shown. */
const losesSide = (line: Line, meaning: Meaning, { text, grouped }: Told): boolean =>
  meaning.kind === 'value' &&
  grouped.has(meaning.attribute) &&
  !text.includes(JSON.stringify(meaning.value)) &&
  line.pieces.some(piece => piece.text === 'side by side')

function isTold(meaning: Meaning, { text, attributes, grouped, supposed }: Told, index: ModelIndex): boolean {
  switch (meaning.kind) {
    case 'value':
      return (
        supposed.has(meaning.value) ||
        grouped.has(meaning.attribute) ||
        [meaning, ...statesCalledLike(index, meaning)].some(
          ({ attribute, value }) => attributes.has(attribute) && text.includes(JSON.stringify(value)),
        )
      )
    case 'noun': {
      const state = stateOf(meaning.noun, index)
      return state === undefined || text.includes(JSON.stringify(state).slice(0, -1))
    }
    case 'part':
      return text.includes(JSON.stringify(meaning.text))
    case 'flag':
      return attributes.has(meaning.attribute)
    case 'segment': {
      const { where, number, rate } = index.segment(meaning.segment)
      if ([number, rate].some(id => id !== undefined && text.includes(`"measure":"${id}"`))) return true
      return text.includes('"keep":[{') || where.flatMap(attributesOf).some(id => attributes.has(id))
    }
    case 'period':
      return isTimeTold(meaning.period, text)
    default:
      return true
  }
}

/** A year may stand in a condition or in the name of a column; where rows are kept by a date, which one is checked elsewhere. */
function isTimeTold({ from = '', to = '' }: Period, text: string): boolean {
  const years = [from, to].filter(day => day !== '').map(day => Number(day.slice(0, 4)))
  return (
    /"kind":"(during|time)"/.test(text) ||
    years.some(
      year => text.includes(`${year}`) || text.includes(`${year - 1}`) || text.includes(`_in_${year % 100}"`),
    )
  )
}
