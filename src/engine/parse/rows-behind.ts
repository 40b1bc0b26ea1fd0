// The rows behind a number: what was counted is to be seen.
import type { Placed } from './item.ts'

/** "List them", "which ones?": what was counted is to be seen, and nothing else is said. */
export const asksForRows = (question: string): boolean =>
  /^(and |ok |so )?(which|show|list|see)( me| us)?( ones?| them| those| these)?( all)?[ ?.!]*$/.test(
    question.toLowerCase().trim(),
  )

/** What was counted is listed: "which ones?" */
export function shown(placed: Placed): Placed[] {
  const { item } = placed
  if (item.kind === 'ask' && item.how === 'count') return []
  if (item.kind !== 'quantity' || item.quantity.kind !== 'count') return [placed]
  return [
    { ...placed, item: { kind: 'noun', nouns: item.quantity.nouns, plural: true, none: false, weak: false } },
  ]
}
