// "Plus bookings", "show the refund rate as well", "can you add a column with units": beside what was asked before.
import type { Placed } from './item.ts'

const opening =
  /^((please|can|could|would|will|you|i|we|also|need|want|like|'d|to|see|show|give|me|then|now|same|extend|it|but) )*(add|include|plus|put|extend|also|together with|along with|alongside)\b/
const closing =
  /\b(as well|too|also|beside it|next to it|alongside( it)?|side by side|added|as (a|an extra|another) column)( please)?[ .?!]*$/

const shown = new Set<Placed['item']['kind']>(['ask', 'quantity', 'noun', 'attribute'])

/** Whether a question names nothing but more numbers or columns for the answer before. */
export const addsToIt = (text: string, placed: readonly Placed[]): boolean =>
  (opening.test(text) || closing.test(text)) &&
  placed.every(({ item, text: words }) => shown.has(item.kind) || isAdded(item, words))

/** "With bookings added": no day on which things were. */
export const isAdded = ({ kind }: Placed['item'], words: string): boolean =>
  kind === 'date' && /^(?:added|included)$/.test(words)
