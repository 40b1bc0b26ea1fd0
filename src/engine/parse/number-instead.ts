// "Homes with 3 beds" and then "4": that many beds, and not the first four of them. Where so many rows were asked for, it is their number.

const alone =
  /^(?:(?:and|ok|okay|so|now|then|what about|how about|same for|same with|make it|try|with)[ ,]+)*(?:those |the ones )?(?:with )?(?<number>\d{1,2}|one|two|three|four|five|six|seven)(?: instead| then)?[?.! ]*$/i
const limited =
  /(?<![$\d.,-] ?|\b(?:to|or|and|through) )\b(?<bound>(?:at least|at most|more than|over|under|fewer than|less than) )?(?:\d{1,2}|one|two|three|four|five|six|seven)(?<least>\+| or more| plus)?[ -](?<unit>bed(?:room)?s?|bath(?:room)?s?|br|stars?)\b/gi
/** "Top 5", "first ten", "5 cheapest": so many rows. "Between 3 and 4" has two numbers. */
const counts = /\b(?:between|top|first|last|bottom|best|worst|limit|most|[a-z]{3,}est)\b/i

/** The limit with the other number, or null if nothing stands there that it could replace. */
export function numberInstead(question: string, before: string): string | null {
  const number = alone.exec(question)?.groups?.['number']
  if (number === undefined || counts.test(before)) return null
  const [first, ...others] = [...before.matchAll(limited)]
  const unit = first?.groups?.['unit']
  const { bound = '', least = '' } = first?.groups ?? {}
  return unit === undefined || others.length > 0 ? null : `${bound}${number}${least} ${unit}`
}
