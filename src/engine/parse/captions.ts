// "Hidden gems: products rated …", "stock value (price x qty)": words before a colon and in brackets that add nothing.
import type { ModelIndex } from '#engine/model-index.ts'
import { labels } from '#engine/text/talk/talk-words.ts'
import type { Item, Placed } from './item.ts'
import type { Line } from './piece.ts'
import { scan } from './scan.ts'
import { askedAbout, narrows } from './told.ts'
import { topicsOf } from './topics.ts'
import { isWish, textOf } from './wishes.ts'

/** "Win-back audience size: customers who …" wants to know how many they are. */
const wantsNumber = /\b(size|count|number|total|amount|average|rate|share|percent|percentage)\b/

const isNumber = (item: Item) =>
  item.kind === 'quantity' || (item.kind === 'ask' && /^(count|how much|money|share)$/.test(item.how))

/** "Hidden gems:", "pool premium check:": a headline of which the data knows nothing, or that the question says again. */
export function isAside(clause: Line, rest: readonly Placed[], index: ModelIndex, isFirst: boolean): boolean {
  const { placed, unused } = scan(clause)
  if (unused.length === 0 || isWish(clause)) return false
  // "Since the remodel," tells when: no headline begins like that.
  if (
    /^(since|after|before|until|during|with|without|in|on|at|from|among|outside|excluding|except|besides|to|for|of|by|via|through|against|between|like)\b/.test(
      textOf(clause),
    )
  )
    return false
  if (wantsNumber.test(textOf(clause)) && !rest.some(({ item }) => isNumber(item))) return false
  const isAsked = askedAbout(rest, index)
  const absent = clause.pieces.some(({ meanings }) => meanings.some(({ kind }) => kind === 'absent'))
  // "Garage homes:" wants a garage, "free shipping thing:" tells an occasion.
  if (absent && !occasions.test(textOf(clause))) return false
  // "Walk-ins: revenue": what no other word narrows may be narrowed by the headline.
  const isShort = unused.length <= 3 && placed.length === 0
  const isLabel = occasions.test(textOf(clause)) || clause.pieces.some(({ text }) => labels.has(text))
  const isPlain = rest.every(
    // "Weddings: bookings by month"; further on, "something to send: …" goes on with a story.
    ({ item }) => plain.has(item.kind) || (item.kind === 'key' && clause.length <= 2 && isFirst),
  )
  if (isShort && isPlain && !isLabel) return false
  return placed.every(
    ({ item }) =>
      (item.kind === 'ask' && item.how === 'which') ||
      (item.kind === 'noun' && item.weak) ||
      (item.kind === 'condition' && topicsOf([item], index).every(isAsked)),
  )
}

/** What is asked of all rows, or of those of a time. */
const plain: ReadonlySet<Item['kind']> = new Set(['quantity', 'noun', 'ask', 'period', 'shift', 'attribute'])

const occasions =
  /\b(thing|check|question|stuff|idea|project|plan|update|review|analysis|report|threshold|campaign|promo|email|audit|recap|prep|meeting|tile|card|scorecard|dashboard|kpi|slide|deck|memo|figure|widget|newsletter|homework|board|sheet|spreadsheet|note|task|request|favor|morning|afternoon|evening|day|call|draft|summary|overview|stats|numbers)$/

/** "(price times stock)" explains a word that is known; what narrows the rows explains nothing. */
export const isGloss = (clause: Line): boolean =>
  !scan(clause).placed.some(({ item }) => narrows(item)) &&
  // "(date booked -> check-in)": from where to where.
  (clause.pieces.some(({ text }, at) => text === '->' && at > 0) ||
    (scan(clause).unused.length > 0 &&
      clause.pieces.some(({ text }) => /^(x|times|divided by|minus|plus|over|\/|=|to)$/.test(text))))
