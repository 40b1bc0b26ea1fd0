// "Areas with at least twice as many actives as closings this year", "subdivisions where pendings are half of actives or more": groups of which one
// number is held against a multiple or a part of another.
import type { Comparator } from '#contract/terms.ts'

export interface WeighedTimes {
  group: string
  left: string
  right: string
  op: Comparator
  times: number
}

const bound =
  '(?<bound>at least|no less than|not less than|>= ?|more than|over|> ?|above|less than|fewer than|under|< ?|at most|no more than|up to|<= ?|exactly)'
const times =
  '(?<times>twice|double|triple|half|a third|a quarter|(?:\\d+(?:\\.\\d+)?|two|three|four|five|ten)(?: times|x))'
const group = '(?<group>\\p{L}+(?: \\p{L}+)?)'
const asking =
  /^(?:(?:please|ok|so|and|can you|could you),? )*(?:(?:show|give|tell|list|find)(?: me| us)? )?(?:in )?(?:which |what )?(?:of (?:our|the) )?(?:all |the |our |any )?/iu
const has =
  '(?:(?:that |which )?(?:with|have|has|had|having)|(?:(?:where|in which) )?(?:there (?:are|is|were)|(?:are|is|were) there|we (?:have|had)|do we have|did we have))'

const asMany = new RegExp(
  `^${group} ${has} (?:${bound} )?${times} (?:as (?:many|much) )(?<left>.+?) as (?:(?:there )?(?:are|is|were|was) )?(?<right>.+)$`,
  'iu',
)
const against = new RegExp(
  `^${group} (?:where|in which|for which|whose|with) (?:the )?(?<left>.+?)(?: (?:is|are|was|were|make up))? ${bound} ?${times} (?:of |as many as |as much as )?(?:the |their |its )?(?:number of )?(?<right>.+)$`,
  'iu',
)

const sizes: Readonly<Record<string, number>> = {
  twice: 2,
  double: 2,
  triple: 3,
  half: 0.5,
  'a third': 1 / 3,
  'a quarter': 0.25,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  ten: 10,
}

const sizeOf = (said: string): number => {
  const plain = said.toLowerCase().replace(/ ?(?:times|x)$/, '')
  return sizes[plain] ?? Number(plain)
}

/** "Twice as many": that, or more. */
function opOf(said = 'at least'): Comparator {
  if (/^(?:at least|no less|not less|>=)/i.test(said)) return '>='
  if (/^(?:more|over|>|above)/i.test(said)) return '>'
  if (/^(?:at most|no more|up to|<=)/i.test(said)) return '<='
  return /^exactly/i.test(said) ? '=' : '<'
}

const state =
  /^(?:for sale|on the market|under contract|sold|active|available|expired|withdrawn|pending|cancelled|refunded|completed|confirmed)$/i
const thing =
  /\b(?<thing>homes|houses|listings|orders|purchases|bookings|reservations|stays|products|items)\b/i

/** "As many homes under contract as for sale": homes too. */
function withThing(right: string, left: string): string {
  const found = thing.exec(left)?.groups?.['thing']
  const plain = right.replace(/ ones$/i, '')
  if (found === undefined || !state.test(plain)) return right
  // Behind the last of them "for sale" would be said of both.
  return /^(?:for sale|on the market)$/i.test(plain) ? `active ${found}` : `${found} ${plain}`
}

export function weighedTimes(text: string): WeighedTimes | null {
  const said = text.replace(asking, '')
  const found = (asMany.exec(said) ?? against.exec(said))?.groups
  if (found === undefined) return null
  const { group: over = '', left = '', right = '', times: size = '', bound: how } = found
  // "Half as many": about so many, or no more than that?
  if (how === undefined && sizeOf(size) < 1) return null
  return { group: over, left, right: withThing(right, left), op: opOf(how), times: sizeOf(size) }
}

/** "Withdrawn and expired put together". */
export const combinedLast = (text: string): string =>
  text.replace(/ (?:put together|taken together|added together|added up)$/i, ' combined')

/** A sentence of its own, or the end of one, that only asks to show both of them. */
export const withoutBothShown = (question: string): string =>
  question.replace(
    /(?:\?|\.|,|;| -) (?:please )?(?:(?:show|give|list|include|with)(?: me| us)? )?(?:both(?: \p{L}+)?|the two(?: \p{L}+)?)(?: please)?[\s.?!]*$/iu,
    '',
  )
