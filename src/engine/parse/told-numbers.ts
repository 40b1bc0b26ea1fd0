// Numbers in a story: "I have ten minutes" and "they come in at two" are of those who ask, any other could limit the rows.
import type { Item, Placed } from './item.ts'
import { Line } from './piece.ts'
import { isPerson, textOf } from './wishes.ts'

const ofClock =
  /^(?:in the (?:morning|afternoon|evening)|at night|sharp|this morning|tonight|o ?clock|am|pm)\b/

/** "The 80/20 thing", "the 80 / 20 rule". */
const isPareto = (tale: Line, at: number): boolean =>
  /\b80 ?\/ ?20\b/.test(textOf(new Line(tale.pieces.slice(Math.max(0, at - 2), at + 3))))

/** "Print two thousand of them": no year. */
export const isPrinted = (tale: Line, { item, start, end }: Placed): boolean =>
  item.kind === 'period' && end === start + 1 && isCopies(tale, start)

/** "Got about two minutes", "for a couple hours": how long those who ask have, and no bound of the rows. */
export const isOwnTime = (tale: Line, { item, start, end }: Placed): boolean =>
  item.kind === 'condition' &&
  item.condition.kind === 'amount' &&
  item.condition.unit === 'plain' &&
  [tale.pieces[end], tale.pieces[end - 1]].some(piece =>
    /^(minutes?|seconds?|hours?)$/.test(piece?.text ?? ''),
  ) &&
  /^(have|got|had|only|just|in|for|with|about)$/.test(
    tale.pieces[start - 1]?.text ?? tale.pieces[start]?.text ?? '',
  )

/** Of those who ask: minutes that they have, people who come. */
const ofAskers =
  /^(minutes?|hours?|people|persons?|kids|children|of us|of them|guys|calls|emails|times|years|o clock|oclock|am|pm|things|questions|numbers|figures|seconds?|meetings?|colleagues|partners|brothers|sisters)$/

const crowd =
  /^(agents|brokers|realtors|landlords|lawyers|reporters|lenders|customers|guests|interns|directors)$/
const busy =
  /^(asking|wondering|waiting|calling|complaining|arguing|sitting|standing|here|breathing|bugging|nagging|on hold|on|texting|emailing|hounding|chasing)$/

const offers = /^(want|wants|asks?|asking|asked|charges?|charged|quoted|quotes|pay|paid|costs?)$/
const isCopies = (tale: Line, at: number): boolean =>
  /^(print|printing|mail|mailing|order|ordering|send|sending)$/.test(tale.pieces[at - 1]?.text ?? '') &&
  /^(of|copies|flyers|posters|brochures|postcards)$/.test(tale.pieces[at + 1]?.text ?? '')

const ofAnswers = /^(totals?|numbers?|figures|answers|versions|stories|results|opinions)$/

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
  // "Rang me at seven in the morning".
  const rest = textOf(new Line(tale.pieces.slice(at + 1, at + 4)))
  if (tale.pieces[at - 1]?.text === 'at' && ofClock.test(rest)) return false
  // "The 80/20 rule".
  if (isPareto(tale, at)) return false
  // "The meeting is in five".
  if (
    tale.pieces[at - 1]?.text === 'in' &&
    /\b(meeting|call|appointment|presentation|showing)\b/.test(textOf(tale))
  )
    return false
  // "I have got two agents asking where it all went".
  const next = tale.pieces[tale.past(tale.past(at + 1) + 1)]?.text ?? ''
  if ((isPerson(behind) || crowd.test(behind)) && busy.test(next)) return false
  // "They want four thousand to redo it".
  if (
    next !== '' &&
    behind === 'to' &&
    offers.test(tale.pieces[at - 1]?.text ?? '') &&
    !/^(buy|spend|rent|book)$/.test(next)
  )
    return false
  // "Before we print two thousand of them".
  if (isCopies(tale, at)) return false
  // "Showed me three different totals".
  if (/^(different|separate|contradicting|conflicting)$/.test(behind) && ofAnswers.test(next)) return false
  return !ofAskers.test(behind) && !/^(of)$/.test(tale.pieces[at - 1]?.text ?? '')
}

/** "Name and how much they spent": what is to be shown of each. */
export const isNameAndNumber = (text: string): boolean =>
  /^(?:the |their |with |and )*names? ?(?:and|,|plus|\+|&) (?:the |their )?how (?:much|many|often|long)\b/.test(
    text,
  )

/** "Which ten", and "in A, B or C" beside "she picked three areas". */
export function countOf(item: Item): number[] {
  if (item.kind === 'limit' || item.kind === 'rank') return item.count === null ? [] : [item.count]
  if (item.kind !== 'condition' || item.condition.kind !== 'values') return []
  const { options } = item.condition
  return options.length > 1 ? [options.length] : []
}

export const countsIn = (tale: Line, at: number): readonly number[] => {
  const amount = tale.means(at, 'amount')?.amount
  return amount?.kind === 'exact' ? amount.values : []
}

/** The words of a limit. */
export const piecesOfLimit = ({ item, start, end }: Placed): number[] =>
  item.kind === 'condition' && item.condition.kind === 'amount'
    ? Array.from({ length: end - start }, (_, step) => start + step)
    : []
