// "% of leads that sent an inquiry, per source", "by source: leads, # of them with an inquiry": of the things of each group, those that
// did something. Each number is read as the question that it would be alone; the things themselves are never only those that did it.
import type { Condition } from '#contract/terms.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import { plainPlan, type Column, type Plan } from '#engine/plan.ts'
import type { Ask } from './operand.ts'

type Counted = Extract<Column, { kind: 'quantity' }>

interface Wish {
  things: string
  /** "With at least one inquiry", "who clicked". */
  did: string
  group: string
  /** A percentage alone is asked for; otherwise both numbers are. */
  isShare: boolean
}

const things =
  '(?<things>leads|visitors|prospects|customers|buyers|shoppers|guests|homes|listings|properties|rentals|products|items)'
const verb =
  '(?:have|had|has|sent|made|left|clicked|viewed|inquired|favou?rited|shared|booked|stayed|ordered|bought|purchased|got|received|sold|placed)'
const did = `(?<did>(?:(?:that|who|which|with|having) |(?=${verb}\\b))[^,;:?]{3,60}?)`
const group = '(?:by|per|for each|in each|broken down by|split by) (?<group>[a-z]+(?: (?:type|source))?)'
const share =
  '(?:(?:what|which) )?(?:%|pct|percent|percentage|share|proportion|fraction|portion) of (?:all |our |the |my )*'
const count = '(?:how many|number of|count of|#(?: of)?)'
const ofThem = '(?:how many|(?:the )?number|count|#) of (?:them|those|these|which)(?: ones)?'
const lead = "(?:(?:so|ok|and|show me|give me|list|what is|what's|the|please)[, ]+)*"
const end = '[?.! ]*$'

const shares = [
  new RegExp(`^${lead}${share}${things} ${did},? ${group}${end}`, 'i'),
  // "% of leads per source who sent an inquiry".
  new RegExp(`^${lead}${share}${things} ${group},? ${did}${end}`, 'i'),
  new RegExp(
    `^${lead}(?:by|per|for each) (?<group>[a-z]+(?: (?:type|source))?)[,:] ${share}${things} ${did}${end}`,
    'i',
  ),
]
const counts = [
  new RegExp(
    `^(?:by|per|for each) (?<group>[a-z]+(?: (?:type|source))?)[,:] (?:${count} |the |our )*${things},? (?:and )?${ofThem} ${did}${end}`,
    'i',
  ),
  new RegExp(
    `^${lead}(?:${count} |the |our )*${things}(?: (?:do|did) we have)? ${group},? (?:and |with )?(?:the )?${ofThem} ${did}${end}`,
    'i',
  ),
  new RegExp(`^${lead}(?:${count} |the |our )*${things},? and ${ofThem} ${did},? ${group}${end}`, 'i'),
]

/** "Number of leads who clicked / number of leads by source": how often they clicked would be another number. */
const divided = new RegExp(
  `^${lead}(?:number of|count of|how many|#(?: of)?) ${things} ${did} (?:[/÷]|divided by|over|as a (?:%|percentage|share|fraction) of) (?:the |all |our |total )*(?:number of |count of |# of |total )?(?:all )?\\k<things>,? ${group}(?:,? (?:in|as a) (?:%|percent|percentage))?${end}`,
  'i',
)
export const dividesParts = (question: string): boolean => divided.test(question)

function wishIn(question: string): Wish | null {
  const said = [...shares, divided, ...counts].find(one => one.test(question))
  const found = said?.exec(question)?.groups
  if (said === undefined || found === undefined) return null
  const { things: what = '', did: how = '', group: which = '' } = found
  return { things: what, did: how, group: which, isShare: !counts.includes(said) }
}

export function partOfEach(question: string, index: ModelIndex, ask: Ask): Plan | null {
  const wish = wishIn(question)
  if (wish === null) return null
  const { things: what, did: how, group: which, isShare } = wish
  const whole = counted(ask(`number of ${what} by ${which}`))
  const part =
    counted(ask(`number of ${what} ${how} by ${which}`)) ??
    counted(ask(`how many ${what} ${how.replace(/^(?:that|who|which) /i, '')} by ${which}`))
  if (whole === null || part === null || !isPartOf(index, part, whole, isShare)) return null
  const columns: readonly Column[] = [
    whole.column,
    { ...part.column, where: [...part.where, ...part.column.where], label: `${what} ${how}` },
  ]
  const percent: Column = { kind: 'quotient', top: 1, bottom: 0, percent: true, label: 'share pct' }
  return plainPlan({
    keys: whole.keys,
    columns: isShare ? [...columns, percent] : columns,
    where: whole.where,
    keepEmpty: true,
    order: [{ column: isShare ? 2 : 0, descending: true }],
  })
}

interface Count {
  keys: Plan['keys']
  where: readonly Condition[]
  column: Counted
}

/** One number of each group, and nothing that leaves some of them out. */
function counted(plan: Plan | null): Count | null {
  const [column, second] = plan?.columns ?? []
  const isPlain =
    plan !== null &&
    plan.keys.length === 1 &&
    plan.keep.length === 0 &&
    plan.limit === null &&
    plan.summary.kind === 'rows'
  if (!isPlain || column?.kind !== 'quantity' || second !== undefined) return null
  return { keys: plan.keys, where: plan.where, column }
}

/** Different things among the rows that point to them: how often it was done would be another number. */
function isPartOf(index: ModelIndex, part: Count, whole: Count, isShare: boolean): boolean {
  const { quantity } = part.column
  const all = whole.column.quantity
  if (JSON.stringify(part.keys) !== JSON.stringify(whole.keys) || all.kind !== 'count') return false
  const { table } = index.noun(all.noun)
  // The same things, of which a number of theirs tells which are meant. Of a share it is open which ones are the whole.
  const isOfSuch = quantity.kind === 'count' && quantity.noun === all.noun && !isShare
  if (isOfSuch) return whole.where.length === 0 && part.where.some(({ kind }) => kind === 'number')
  return (
    quantity.kind === 'distinct' &&
    whole.where.length === 0 &&
    index.model.links.some(
      ({ from, column, to }) => `${from}.${column}` === quantity.attribute && to === table,
    )
  )
}
