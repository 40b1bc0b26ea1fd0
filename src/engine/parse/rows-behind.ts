// The rows behind a number: what was counted is to be seen.
import type { Item, Placed } from './item.ts'

/** "List them", "which ones?": what was counted is to be seen, and nothing else is said. */
export const asksForRows = (question: string): boolean =>
  /^(and |ok |so )?((which|show|list|see)( me| us)?( ones?| them| those| these)?( all| all of (them|those|these))?|all( of (them|those|these))?|(just |only )?(their |the )?names)( please| pls| plz)?[ ?.!]*$/.test(
    question.toLowerCase().trim(),
  )

/** "How many are sold out by category? List them": those that were counted, and their groups no more. */
export function rowsBehind(before: readonly Placed[], question: string): Placed[] {
  const earlier = /\ball\b/i.test(question) ? before.map(uncut) : before
  const rows = earlier.flatMap(shown)
  const isList = /\b(list|show|names)\b/i.test(question) && rows.some((one, at) => one !== earlier[at])
  return isList ? rows.filter(({ item }) => item.kind !== 'key') : rows
}

/** "Top 3 areas by sales" and then "show all": as many as there are, in that order. */
const uncut = (one: Placed): Placed =>
  one.item.kind === 'rank' && one.item.place === undefined
    ? { ...one, item: { ...one.item, count: Infinity } }
    : one

/** What was counted is listed: "which ones?" */
export function shown(placed: Placed): Placed[] {
  const { item } = placed
  if (item.kind === 'ask' && item.how === 'count') return []
  if (item.kind !== 'quantity' || item.quantity.kind !== 'count') return [placed]
  return [
    { ...placed, item: { kind: 'noun', nouns: item.quantity.nouns, plural: true, none: false, weak: false } },
  ]
}

const wantsRows =
  /^(and |ok |so )?(the |their )?(names?|addresses|titles|emails?)\b|[,.;] ?(the |their )?(names|addresses|titles|emails)\b|\b(list|show)( me| us)? (them|those|these)\b/

const narrowing: ReadonlySet<Item['kind']> = new Set(['condition', 'names', 'attribute'])
const ofGroups: ReadonlySet<Item['kind']> = new Set(['key', 'order', 'rank', 'limit'])

/** "How many are sold out by category? Names pls, electronics only": of the rows that were counted, some are to be seen. */
export function rowsWanted(
  earlier: readonly Placed[],
  given: readonly Placed[],
  text: string,
): readonly Placed[] | null {
  if (!wantsRows.test(text) || !given.every(({ item }) => narrowing.has(item.kind))) return null
  const narrows = given.some(({ item }) => item.kind === 'condition')
  const others = earlier.some(({ item }) => item.kind === 'quantity' && item.quantity.kind !== 'count')
  const rows = earlier.flatMap(shown)
  const counted = rows.length < earlier.length || rows.some((one, at) => one !== earlier[at])
  if (!narrows || others || !counted) return null
  return rows.filter(({ item }) => !ofGroups.has(item.kind))
}
