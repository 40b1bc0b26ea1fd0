// Where a formula stands in a question: the name it is given, what it is computed for, and what is said of the result.
//
//   months of supply in Bay Colony = actives / (closings past 6 months / 6)
//   ^ name           ^ behind        ^ formula
//   which area has the biggest gap between avg ask of the actives and avg sold price of the solds, and how big
//   ^ before                               ^ formula                                               ^ remark
import type { Comparator } from '#contract/terms.ts'
import { expressionOf, leavesOf, signsIn, type Expression } from './expression.ts'
import { isGroup, remarksOf, type Remarks } from './remarks.ts'

export interface Framed extends Omit<Remarks, 'text'> {
  expression: Expression
  /** What it is held against: only groups are left of which this is true. With `times`, a part or a multiple of it. */
  against?: { op: Comparator; than: Expression; times?: number }
  /** How the visitor calls it. */
  name: string | null
  /** The name says what the formula says, and nothing of the rows: "revenue per customer". */
  isPlain?: boolean
  /** Words that stand before each part of it when it is read, as `behind` stands behind it. */
  before: string
}

const asking =
  /^(?:(?:please|ok|okay|so|hey|hi|and|now),? )*(?:(?:can|could|would|will) you (?:please )?)?(?:(?:show|give|tell|get) (?:me|us) |show |what(?:'s| is| are| was| were) |what |calculate |compute |work out |figure out |estimate |i (?:need|want) |i'd like |need |list )*(?:the |our |my )?/i
/** "She says that's …": the sentence before named it. */
const telling =
  /^(?:(?:so|and|well) )?(?:(?:she|he|they|we|i|my \p{L}+|the \p{L}+) (?:says?|said|told me|defines? it as|calls? it|means?) )?(?:that(?:'s| is)|it(?:'s| is)|this is|which is) /iu
const rate = /%|\b(?:pct|percent|percentage|rate|share|sell[- ]?through|conversion|cvr)\b/i

const ends = '(?:highest|lowest|biggest|largest|smallest|best|worst|most|least|top)'
const ranked = new RegExp(
  `^(?<before>(?:top|bottom|best|worst) (?:\\d+ |five |ten |three )?[\\p{L} ]+? by |(?:wh?ich|what) [\\p{L} ]+? (?:has|have|had) the ${ends} )(?<rest>.+)$`,
  'iu',
)

/** Every way in which a question may hold a formula, the likeliest first; whether one does is for its parts to say. */
export function framings(question: string): Framed[] {
  const text = question
    .replace(/\s+/g, ' ')
    .replace(/[\s?.!]+$/, '')
    .trim()
  return [...defined(text), ...between(asGap(text)), ...bare(text)]
}

/** "By how much does the average in Colorado differ from the one in Utah". */
const asGap = (text: string) =>
  text.replace(
    /^(?:by )?how much (?:do|does|did) (?:the )?(?<left>.+?) (?:differ|vary) from (?:the )?(?<right>.+)$/i,
    'gap between $<left> and the $<right>',
  )

/** "Divide revenue by nights", "take the revenue and divide it by the bookings", "whose rent is the highest share of the price". */
export const asSign = (text: string) =>
  text
    .replace(
      /\bwhose (?<top>[^,;?]+?) (?:is|was|makes|made)(?: up)? the (?<end>highest|biggest|largest|best|lowest|smallest) (?<share>%|pct|percent|percentage|share|fraction|proportion) of\b/i,
      'with the $<end> $<top> as a $<share> of',
    )
    .replace(
      /^(?:please )?(?:take )?(?:the )?(?<top>.+?),? (?:and|then) divide (?:it|that|them|this) by /i,
      '$<top> divided by ',
    )
    .replace(/^(?:please )?divide (?:the )?(?<top>.+?) by /i, '$<top> divided by ')
    .replace(partAsked, '$<whole> * $<part>%')
    .replace(partTaken, 'total $<base> $<rows> * $<part>%')

const part = '(?<part>\\d+(?:\\.\\d+)?) ?(?:%|percent|pct)'
const asked = "(?:what(?:'s| is| was| would be)|how much (?:is|was|would be)|show me|give me|calculate)"
const taken = '(?:take|took|keep|kept|get|got|charge|earn|collect|make)'

/** "What is 3% of this year's sales volume"; what else is told of such a part is no whole. */
const partAsked = new RegExp(
  `^(?:${asked} )?${part} of (?:the |our )?(?<whole>(?:(?!\\b(?:of|is|are|was|were|comes?|came|made|make|who|which|that|how|and|or|customers|guests|homes|listings|orders|bookings)\\b)[^,;:?])+)\\??$`,
  'i',
)
/** "If we take 3% of the sold price, how much have we earned with this year's closings". */
const partTaken = new RegExp(
  `^(?:if|assuming|suppose|say) (?:we|i) ${taken} (?:an? )?${part}(?: commission| cut| fee)? (?:of|on) (?:the |our |all )?(?<base>[a-z ]+?), ?(?:how much|what) (?:(?:did|do|have|would|will|we|i|had) )+${taken.replace('(?:', '(?:earned|made|')} ?(?:with |from |on |off |through )?(?<rows>(?:of |in |for |by |per |all |the |this |last |our )[^,;?]+)\\??$`,
  'i',
)

/** "Name = formula", "name: formula", "name, i.e. formula", "name (formula)". */
function defined(text: string): Framed[] {
  const { head, body, tail } =
    (
      /^(?<head>[^=]+?),? ?(?:(?<= )=|,? (?:equals|i\.?e\.?,?|meaning|defined as|calculated as|computed as|that is|which is|as in) |: )(?<body>[^=]+)$/i.exec(
        text,
      ) ?? /^(?<head>[^()]+?) \((?:i\.?e\.?,? |= ?)?(?<body>.+)\)(?<tail>(?:,[^()]*)?)$/.exec(text)
    )?.groups ?? {}
  if (head === undefined || body === undefined || signsIn(`${head} `).length > 0) return []
  const said = remarksOf(body)
  const more = remarksOf(`it${tail ?? ''}`)
  const expression = said === null ? null : expressionOf(said.text)
  if (said === null || more === null || expression === null) return []
  return headsOf(head.replace(asking, '').trim()).map(({ name, before, behind }) => ({
    expression,
    name,
    isPlain: isOverThings(name, expression),
    before,
    behind: joined(behind, said.behind, more.behind),
    percent: rate.test(name ?? '') || said.percent || more.percent,
    order: said.order ?? more.order,
    ...limitOf(said, more),
  }))
}

/** "2025 revenue per listing (= revenue / listings)": of that year alone, which the formula does not say. */
export const timed = /\b(?:(?:19|20)\d\d|q[1-4]|ytd|(?:this|last|next|past) [a-z]+)\b/i

/** "Revenue per customer = revenue / customers": what it is divided by is no group. */
function isOverThings(name: string | null, expression: Expression): boolean {
  const thing = / per (?:\p{L}+ )?(?<thing>\p{L}+)$/iu.exec(name ?? '')?.groups?.['thing']
  return (
    thing !== undefined &&
    !timed.test(name ?? '') &&
    leavesOf(expression).some(leaf => leaf.toLowerCase().includes(thing.toLowerCase()))
  )
}

type Head = Pick<Framed, 'name' | 'before' | 'behind'>

/** "Months of supply in Bay Colony": a name may hold such words itself, so that the longest is tried first. */
function headsOf(head: string): Head[] {
  if (isGroup(head)) return [{ name: null, before: '', behind: head }]
  // "Subdivision: months of supply = …": for each of them, or for the one that is named.
  const { over, called } = /^(?<over>[^:]+): (?<called>.+)$/.exec(head)?.groups ?? {}
  if (over !== undefined && called !== undefined)
    return [`for each ${over}`, `for ${over}`].map(behind => ({ name: called, before: '', behind }))
  const first = ranked.exec(head)?.groups
  if (first !== undefined) return [{ name: first['rest'] ?? '', before: first['before'] ?? '', behind: '' }]
  const joints = [...head.matchAll(/,? (?:per|by|for|in|within|across|among|at|on|with|each) /gi)]
  const parted = joints.toReversed().map(({ index, 0: joint }): Head => ({
    name: head.slice(0, index),
    before: '',
    behind: `${joint.replace(',', '').trim()} ${head.slice(index + joint.length)}`,
  }))
  // "City: revenue minus refunds": whether that is a group or a name, its words tell.
  const each: Head[] = /^\p{L}+(?: \p{L}+)?$/u.test(head)
    ? [{ name: null, before: '', behind: `for each ${head}` }]
    : []
  return [{ name: head, before: '', behind: '' }, ...each, ...parted]
}

/** "The gap between the average ask of the actives and the average sold price". */
function between(text: string): Framed[] {
  const { before, word, body } =
    /^(?<before>.*?)(?:the )?(?<word>gap|difference|spread|ratio) (?:between|of) (?:the )?(?<body>.+)$/i.exec(
      text,
    )?.groups ?? {}
  if (before === undefined || body === undefined || word === undefined) return []
  const opened = remarksOf(`${before.replace(asking, '').trim()} it`.trim())
  const said = remarksOf(body.replace(/ \([^()]*\bminus\b[^()]*\)/i, ''))
  if (said === null || opened === null) return []
  const isRatio = /ratio/i.test(word)
  return [
    ...said.text.matchAll(isRatio ? / (?:to|and|over) (?:the (?!one))?/gi : / and (?:the (?!one))?/gi),
  ].map(({ index, 0: joint }): Framed => ({
    ...said,
    expression: {
      kind: 'combine',
      op: isRatio ? '/' : '-',
      left: { kind: 'words', text: said.text.slice(0, index).trim() },
      right: { kind: 'words', text: said.text.slice(index + joint.length).trim() },
    },
    name: word.toLowerCase(),
    before: opened.text === 'it' ? '' : `${opened.text.replace(/ it$/, '')} `,
    behind: joined(opened.behind, said.behind),
  }))
}

/** "Per subdivision, avg ask of the actives minus avg sold price", "which area has the highest refunds divided by orders". */
function bare(text: string): Framed[] {
  const said = remarksOf(text.replace(telling, '').replace(asking, ''))
  if (said === null) return []
  const { before = '', rest = said.text } = ranked.exec(said.text)?.groups ?? {}
  // "Bay Colony: expired + withdrawn listings": said of both.
  const { head, body } = /^(?<head>[^:]+): (?<body>.+)$/.exec(rest)?.groups ?? {}
  const expression = expressionOf(body ?? rest)
  if (expression === null) return []
  const behind = head === undefined ? said.behind : joined(`for ${head}`, said.behind)
  return [{ ...said, behind, expression, name: null, before }]
}

const limitOf = (...remarks: Remarks[]) => {
  const limit = remarks.find(one => one.limit !== undefined)?.limit
  return limit === undefined ? {} : { limit }
}

const joined = (...parts: string[]) => parts.filter(part => part !== '').join(' ')
