// "Subdivisions where the average ask of the actives is below the average sold price": groups of which one number is held
// against another, each read as a question of its own.
import type { Comparator } from '#contract/terms.ts'
import { expressionOf, leafOf, type Expression } from './expression.ts'
import type { Framed } from './framed.ts'
import { remarksOf } from './remarks.ts'
import { stockThanSold } from './stock-than-sold.ts'
import { combinedLast, weighedTimes, withoutBothShown } from './weighed-times.ts'

const asked =
  /^(?:(?:please|ok|so|and|can you|could you),? )*(?:(?:show|give|tell|list|find)(?: me| us)? |which |what |list |are there )*(?:all |the |our |any )*/i
const groups = /^(?<group>\p{L}+(?: \p{L}+)?) (?:where|in which|for which|whose) (?:the )?(?<body>.+)$/iu
const groupsWith =
  /^(?<group>\p{L}+(?: \p{L}+)?) (?:with|have|has|had) (?<more>more|fewer|less) (?<left>.+?) than (?<right>.+)$/iu
const groupsOf = /^(?<group>\p{L}+(?: \p{L}+)?) (?:with|have|has|had) (?:an? |the )?(?<body>.+)$/iu
const groupsHaving =
  /^(?<group>\p{L}+(?: \p{L}+)?) (?:with|have|has|had|show) an? (?<more>higher|lower|greater|larger|bigger|smaller) (?<what>.+?) (?<joint>for|of|in|on|among) (?<left>.+?) than (?:(?:for|of|in|on|among) )?(?<right>.+)$/iu
const manner =
  /^(?<left>.+? \p{L}+)(?: for| at)? an? (?<more>lower|higher|larger|smaller|bigger|greater|shorter|longer) (?<what>(?:average|avg|median|total|mean) .+?) than (?<right>.+)$/iu

const higher =
  '(?:higher|greater|more|larger|bigger) than|above|over|exceed(?:s|ed)?|outnumber(?:s|ed)?|outpaced?s?'
/** "Under contract", "under maintenance": a state, and below nothing. */
const under = 'under(?! (?:contracts?|maintenance|agreement|offer|repair|construction|renovation)\\b)'
const lower = `(?:lower|less|fewer|smaller) than|below|${under}`
/** "More than 300 orders": a limit, and no second number of the group. */
const number = '(?!\\$?\\d[\\d.,]*[km]? \\p{L})'
const held = new RegExp(
  `^(?<left>.+?)(?:,? (?:is|are|was|were))? (?:(?<higher>${higher})|(?<lower>${lower})) (?<right>${number}.+)$`,
  'iu',
)

const weighing = new RegExp(
  `\\b(?:where|in which|for which|whose|with|have|has|had)\\b.* (?:than|above|below|over|${under}|exceed(?:s|ed)?|outnumber(?:s|ed)?|outpaced?s?) `,
  'i',
)

export const mayWeigh = (question: string): boolean =>
  weighing.test(stockThanSold(question)) || weighedTimes(textOf(question)) !== null

/** Without what only asks to show both of them. */
const textOf = (question: string): string =>
  combinedLast(
    withoutBothShown(stockThanSold(question))
      .replace(/\s+/g, ' ')
      .replace(/[\s?.!]+$/, '')
      .trim(),
  )

/** Where a clause sets out to compare, its numbers are compared, whatever else the words could mean. */
export const surelyWeighs = (question: string): boolean =>
  mayWeigh(question) && /\b(?:where|in which|for which)\b/i.test(question)

export function weighings(question: string): Framed[] {
  const text = textOf(question)
  const many = weighedTimes(text)
  if (many !== null) {
    const framed = framedBy(many.group, leafOf(many.left), many.op, leafOf(many.right))
    const than = leafOf(many.right)
    return [{ ...framed, against: { op: many.op, than, times: many.times } }]
  }
  const said = remarksOf(text.replace(asked, ''))
  if (said === null || said.behind !== '') return []
  const withMore = groupsWith.exec(said.text)?.groups
  if (withMore !== undefined) {
    const { group, left = '', right = '', more } = withMore
    // "More out of stock products than in stock ones": of the same things.
    const things = left.split(' ').at(-1) ?? ''
    return both(group, left, right.replace(/ ones$/i, ` ${things}`), more === 'more')
  }
  const having = groupsHaving.exec(said.text)?.groups
  if (having !== undefined) {
    const { group, what = '', joint = '', left = '', right = '', more = '' } = having
    const side = (rows: string) => `${what} ${joint} ${rows}`
    return both(group, side(left), side(right), isHigher(more))
  }
  const valued = groupsOf.exec(said.text)?.groups
  const limit = valued === undefined ? undefined : held.exec(valued['body'] ?? '')?.groups
  if (limit !== undefined && expressionOf(limit['left'] ?? '') !== null)
    return both(valued?.['group'], limit['left'], limit['right'], limit['higher'] !== undefined)
  const { group, body = '' } = groups.exec(said.text)?.groups ?? {}
  const way = manner.exec(body)?.groups
  if (way !== undefined) return inManner(group, way)
  const found = held.exec(body)?.groups
  return found === undefined ? [] : both(group, found['left'], found['right'], found['higher'] !== undefined)
}

function both(
  group: string | undefined,
  left: string | undefined,
  right: string | undefined,
  isMore: boolean,
): Framed[] {
  if (group === undefined || left === undefined || right === undefined) return []
  const [first, second] = [left, right].map(side => expressionOf(side) ?? leafOf(side.replace(/^the /i, '')))
  if (first === undefined || second === undefined) return []
  // A number alone is a limit like any other.
  const isLimit = second.kind === 'number' || /^\$ ?[\d.,]+[km]?$/i.test(right.trim())
  if (isLimit && first.kind !== 'combine') return []
  return [framedBy(group, first, isMore ? '>' : '<', second)]
}

const framedBy = (group: string, expression: Expression, op: Comparator, than: Expression): Framed => ({
  expression,
  against: { op, than },
  name: null,
  before: '',
  behind: `by ${group.toLowerCase()}`,
  percent: false,
  order: null,
})

const isHigher = (word: string) => /higher|larger|bigger|greater|longer/i.test(word)

/** "Pool homes sold for a lower average price per sf than homes without one": what both did stands with the first. */
function inManner(group: string | undefined, way: Record<string, string>): Framed[] {
  const { left = '', more = '', what = '', right = '' } = way
  const { rows, verb } = /^(?<rows>.+) (?<verb>\p{L}+)$/u.exec(left)?.groups ?? {}
  if (rows === undefined || verb === undefined) return []
  const thing = /with an? (?<thing>\p{L}+)/iu.exec(rows)?.groups?.['thing'] ?? rows.split(' ')[0] ?? ''
  const other = right.replace(/ without one$/i, ` without a ${thing}`)
  return both(group, `${what} of ${rows} that ${verb}`, `${what} of ${other} that ${verb}`, isHigher(more))
}
