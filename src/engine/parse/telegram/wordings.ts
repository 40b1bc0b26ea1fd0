// The ways to say a telegram in a sentence, the likeliest first, and what a plan of each has to hold.
import type { Plan } from '#engine/plan.ts'
import type { Crossed, Headed, Telegram } from '#engine/text/telegram.ts'
import type { Cells } from './cells.ts'

export interface Wording {
  text: string
  /** Whether a plan says what the telegram does. */
  fits: (plan: Plan) => boolean
}

/** Slashes that were read as something else divide nothing. */
const isPlain = ({ columns }: Plan): boolean =>
  columns.every(({ kind }) => kind === 'attribute' || kind === 'quantity')
const numbersIn = ({ columns }: Plan): number => columns.filter(({ kind }) => kind === 'quantity').length

export function slashedWordings(told: Telegram, are: Cells): Wording[] {
  return [
    ...(limits.test(told.before) ? [] : groupedWordings(told, are)),
    ...rankedWordings(told, are),
    ...sidedWordings(told, are),
    ...columnWordings(told, are),
  ]
}

/** "Stays > 3", "top 10": rows are chosen, and columns of them asked for. */
const limits = /[<>≥≤=]|\b(?:top|first|best|worst|last|bottom) \d/i

const asked = ({ before, behind }: Pick<Telegram, 'before' | 'behind'>, text: string): string =>
  [before, text, behind]
    .filter(part => part !== '')
    .join(' ')
    .replaceAll(/ (?=[,;:])/g, '')

/** "Bedrooms / avg nightly price", "avg nights / check-in yr": the number for each group. */
function groupedWordings(told: Telegram, are: Cells): Wording[] {
  const [head = '', ...others] = told.cells
  const cells = told.cells.map(cell => spans.find(([span]) => span.test(cell))?.[1] ?? cell)
  const times = cells.filter(are.isTime)
  const rest = cells.filter(cell => !times.includes(cell))
  const groups = are.isGroupAhead(head) && others.every(are.isNumber) ? [head] : rest.filter(are.isGroup)
  const numbers = rest.filter(cell => !groups.includes(cell))
  if (groups.length === 0 || numbers.length === 0 || !numbers.every(are.isNumber)) return []
  return [
    {
      text: asked(told, [`${numbers.join(' and ')} by ${groups.join(' and ')}`, ...times].join(' ')),
      fits: plan => isPlain(plan) && plan.keys.length === groups.length && numbersIn(plan) >= numbers.length,
    },
  ]
}

/** "2025 / Q1-Q4 / # sold": each of them from the first to the last. */
const spans: readonly (readonly [RegExp, string])[] = [
  [/^q1 ?[-–] ?q4$/i, 'quarter'],
  [/^jan(?:uary)? ?[-–] ?dec(?:ember)?$/i, 'month'],
  [/^mon(?:day)? ?[-–] ?sun(?:day)?$/i, 'weekday'],
]

/** "Top 3 cities / revenue": the first ones by that number. */
function rankedWordings(told: Telegram, are: Cells): Wording[] {
  // "Category / #1 product by units / units": the first of each.
  const [group, ranked] = [told.cells.find(are.isGroup), told.cells.find(are.isRankedBy)]
  if (group !== undefined && ranked !== undefined)
    return [
      {
        text: asked(told, `${ranked} per ${group}`),
        fits: plan => isPlain(plan) && plan.limitPer !== null && numbersIn(plan) > 0,
      },
    ]
  const [first = '', number = '', more] = told.cells
  if (more !== undefined || !are.isRanked(first) || !are.isNumber(number)) return []
  return [
    {
      text: asked(told, `${first} by ${number}`),
      fits: plan =>
        isPlain(plan) &&
        plan.keys.length > 0 &&
        numbersIn(plan) > 0 &&
        (plan.limit ?? plan.limitPer) !== null,
    },
  ]
}

/** "Avg days on market: active / pending / sold": one row for each side. */
function sidedWordings(given: Telegram, are: Cells): Wording[] {
  const told = given.cells.every(are.isSide) ? given : withNumberApart(given, are)
  if (told === null) return []
  const [first = ''] = told.cells
  const [named = ''] = ofNumber.exec(first) ?? []
  const sides = told.cells.map((cell, at) => (at > 0 && bareNumber.test(cell) ? `${named} ${cell}` : cell))
  const compared: Wording = {
    text: asked(told, sides.join(' vs ')),
    fits: plan => isPlain(plan) && plan.keys.length === 1 && numbersIn(plan) > 0,
  }
  return [
    // "Sports / Toys, in stock: name, price": rows of both are listed.
    ...(namesColumns.test(told.behind) ? [] : [compared]),
    // "Heron Point / 5 bd / sold: address, close date": all of it is said of the same rows.
    {
      text: asked(told, told.cells.join(', ')),
      fits: plan => isPlain(plan) && numbersIn(plan) === 0,
    },
  ]
}

/** "Aspen / Destin revenue last year": what stands behind the last side, or before the first, is told of both. */
function withNumberApart(told: Telegram, are: Cells): Telegram | null {
  const { before, cells, behind } = told
  const [first = [], last = []] = [cells[0], cells.at(-1)].map(cell => cell?.split(/\s+/) ?? [])
  for (let at = last.length - 1; at > 0; at--) {
    const [side, number] = [last.slice(0, at).join(' '), last.slice(at).join(' ')]
    const sides = [...cells.slice(0, -1), side]
    if (sides.every(are.isSide) && !sides.some(are.isTime) && are.isComputed(number))
      return { before, cells: sides, behind: `, ${number} ${behind}`.trim() }
  }
  for (let at = 1; at < first.length; at++) {
    const [number, side] = [first.slice(0, at).join(' '), first.slice(at).join(' ')]
    const sides = [side, ...cells.slice(1)]
    if (sides.every(are.isSide) && !sides.some(are.isTime) && are.isComputed(number))
      return { before: `${before} ${number}:`.trim(), cells: sides, behind }
  }
  return null
}

const namesColumns = /:\s*(?:(?:product|guest|home|customer) )?(?:names?|titles?|address|addr|mls|email)\b/i

/** "Yr built 2015+ / pre-1980": the second number is one of what the first names. */
const ofNumber =
  /^\p{L}[\p{L} ]*?(?= (?:pre|post|before|after|since|under|over|below|above)\b|[ <>≥≤]+\$?\d)/iu
const bareNumber =
  /^(?:(?:pre|post|before|after|since|under|over|below|above|[<>≥≤]=?)[- ]?)?\$?\d[\d.,]*[km]?(?:\+| or (?:more|later|less|older|newer))?$/i

/** "DOM <= 14: addr / subdiv / sold $", "solds, last 90 d: address / sold price": columns of the rows that are told before. */
function columnWordings(told: Telegram, are: Cells): Wording[] {
  const { before, cells } = told
  if (before === '' || !cells.every(are.isColumn) || !cells.some(are.isName)) return []
  return [
    {
      text: asked(told, cells.join(', ')),
      fits: plan => isPlain(plan) && plan.columns.length + plan.keys.length >= cells.length,
    },
  ]
}

/** "City: revenue this year, desc": what stands alone before a colon is what the rest is told for. */
export function headedWordings({ head, asked: number, behind }: Headed, are: Cells): Wording[] {
  if (
    /^(?:by|per|for|in|each|every) /i.test(head) ||
    !are.isGroup(head) ||
    !isSingular(head) ||
    grouped.test(number)
  )
    return []
  // "Source: # leads / # renting": two numbers for each of them, and no ratio.
  const cells = number.split(/\s\/\s/)
  const said = cells.every(cell => cell.startsWith('#')) ? cells.join(' and ') : number
  return [
    {
      text: `${said} by ${head}${behind}`,
      fits: ({ keys, columns }) => keys.length === 1 && columns.some(({ kind }) => kind !== 'attribute'),
    },
  ]
}

const isSingular = (text: string): boolean => !/(?:[^s]s|ly)$/i.test(text)
const grouped = /\b(?:by|per|each|every|for|in|with|which|where|top|best|most|least)\b|\bvs\b/i

/** "Subdivision x status: # listings", "revenue / category x quarter": the number for each pair. */
export function crossedWordings(crossed: readonly Crossed[], are: Cells): Wording[] {
  const found = crossed.find(({ left, right }) => are.isGroup(left) && are.isGroup(right))
  if (found === undefined) return []
  const { before, left, right, behind } = found
  const said = before.replace(/\s*(?:[-–,:;/]|\b(?:by|per|for each))$/i, '')
  const by = `by ${left} and ${right}`
  return [
    {
      text: said === '' ? `${behind.replace(/^[:,;-]\s*/, '')} ${by}` : asked({ before: said, behind }, by),
      fits: plan => isPlain(plan) && plan.keys.length === 2 && numbersIn(plan) > 0 && !isNarrowed(plan),
    },
  ]
}

/** "Inventory crosstab, area by status": told for every status, it is not only of what is for sale. */
const isNarrowed = ({ keys, where }: Plan): boolean =>
  keys.some(
    key =>
      key.kind === 'attribute' &&
      where.some(one => one.kind === 'is' && one.attribute === key.attribute && one.values.length === 1),
  )
