// Numbers in a story: "I have ten minutes" and "they come in at two" are of those who ask, any other could limit the rows.
import type { Placed } from './item.ts'
import type { Line } from './piece.ts'
import { isPerson, textOf } from './wishes.ts'

/** Of those who ask: minutes that they have, people who come. */
const ofAskers =
  /^(minutes?|hours?|people|persons?|kids|children|of us|of them|guys|calls|emails|times|years|o clock|oclock|am|pm|things|questions|numbers|figures|seconds?|meetings?|colleagues|partners|brothers|sisters)$/

const crowd =
  /^(agents|brokers|realtors|landlords|lawyers|reporters|lenders|customers|guests|interns|directors)$/
const busy =
  /^(asking|wondering|waiting|calling|complaining|arguing|sitting|standing|here|breathing|bugging|nagging|on hold|on|texting|emailing|hounding|chasing)$/

const comes =
  /\b(coming|comes|come|meet|meeting|meets|here|due|calls?|calling|visits?|visiting|flying|driving|drops?|dropping) (in |over |by |back |up |me |us |them |him |her )?at\b/

const hasDay =
  /\b(?:today|tomorrow|tonight|morning|noon|afternoon|evening|(?:mon|tues|wednes|thurs|fri|satur|sun)day) at\b/

/** "My brother put a couple grand into ads": money that somebody laid out, and no price. */
export const isLaidOut = (tale: Line, { item, start, end }: Placed): boolean =>
  item.kind === 'condition' &&
  item.condition.kind === 'amount' &&
  item.condition.unit === 'money' &&
  /^(put|dropped|sank|sunk|invested|poured|threw|blew|pumped)$/.test(tale.pieces[start - 1]?.text ?? '') &&
  /^(into|in|on|at)$/.test(tale.pieces[end]?.text ?? '') &&
  !/\b(?:who|that|which|guests|customers|buyers|orders)\b/.test(textOf(tale))

/** A number that could limit something. */
export const couldLimit = (tale: Line, at: number): boolean => {
  const amount = tale.means(at, 'amount')
  const piece = tale.pieces[at]
  const behind = tale.pieces[tale.past(at + 1)]?.text ?? ''
  // "A retired couple", "one of them".
  if (amount === undefined || piece?.text === 'one' || isPerson(piece?.text ?? '')) return false
  // "They are coming in at two".
  if (tale.pieces[at - 1]?.text === 'at' && comes.test(textOf(tale)) && /^(,|)$/.test(behind)) return false
  // "The supplier call is tomorrow at eight".
  if (
    tale.pieces[at - 1]?.text === 'at' &&
    hasDay.test(textOf(tale)) &&
    amount.amount.kind === 'exact' &&
    amount.unit === 'plain'
  )
    return false
  // "The meeting is in five".
  if (
    tale.pieces[at - 1]?.text === 'in' &&
    /\b(meeting|call|appointment|presentation|showing)\b/.test(textOf(tale))
  )
    return false
  // "I have got two agents asking where it all went".
  const next = tale.pieces[tale.past(tale.past(at + 1) + 1)]?.text ?? ''
  if ((isPerson(behind) || crowd.test(behind)) && busy.test(next)) return false
  return !ofAskers.test(behind) && !/^(of)$/.test(tale.pieces[at - 1]?.text ?? '')
}

/** "Name and how much they spent": what is to be shown of each. */
export const isNameAndNumber = (text: string): boolean =>
  /^(?:the |their |with |and )*names? ?(?:and|,|plus|\+|&) (?:the |their )?how (?:much|many|often|long)\b/.test(
    text,
  )
