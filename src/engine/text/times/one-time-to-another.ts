// "Compare revenue Aug 2025 to Aug 2026": two times, one against the other. As a range they would be a year together, with nothing compared.

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const year = '(?:20\\d\\d)'
const part = `(?:${month}|q[1-4]|spring|summer|fall|autumn|winter|week \\d+)`
const lead = '(?<lead>\\bcompar(?:e|ing)\\b[^?.!]*?)'
/** The same month of two years; two years, but for what was built then. */
const alike = new RegExp(
  `${lead}(?<!\\bbuilt (?:in |from |between )?)\\b(?<one>(?<part>${part}) (?:of )?${year}) to (?<other>\\k<part> (?:of )?${year})\\b`,
  'i',
)
const years = new RegExp(
  `${lead}(?<!\\bbuilt (?:in |from |between )?)(?<![a-z\\d] of |\\b(?:${part},?) )\\b(?<one>${year}) to (?<other>${year})\\b(?! ?(?:by|per) (?:year|month|quarter|week|day)\\b)`,
  'i',
)
/** Of a number alone; brands may well be compared over the months from one to the other. */
const number =
  '(?:(?:the|our|total|average|avg|median|number of|monthly) )*(?:revenue|sales|turnover|income|earnings|volume|occupancy|adr|aov|orders?|purchases|bookings|reservations|stays|closings|sold price|sale price|order value|days on market|inquiries|views|leads|visitors|units(?: sold)?|cancellations|cancellation rate|refund rate|conversion(?: rate)?|nights(?: booked)?)'
const apart = new RegExp(
  `(?<lead>\\bcompar(?:e|ing) ${number}(?: (?:in|for|of))?) (?<one>${part}(?: (?:of )?${year})?) to (?<other>${part} (?:of )?${year})(?= ?[?.!]?$)`,
  'i',
)

const grouped = /\b(?:by|per|each|for every) [a-z]+\b/i
const ofOthers = /\b(?:and|with|vs|versus|against)\b/i

export function oneTimeToAnother(question: string): string {
  const plain = question.replace(/\bcompair(?=e?\b|ing\b)/gi, 'compar').replace(/\bcompar(?= )/gi, 'compare')
  if (!/\bcompar(?:e|ing)\b.* to /i.test(plain)) return question
  const found = alike.exec(plain) ?? apart.exec(plain) ?? years.exec(plain)
  const { lead = '', one = '', other = '' } = found?.groups ?? {}
  // "Compare the brands from August 2025 to August 2026": over all that time.
  const isRange = /\bfrom $/i.test(lead) && (grouped.test(plain) || ofOthers.test(lead))
  if (found === null || isRange || ofOthers.test(lead)) return plain
  const before = plain.slice(0, found.index)
  return `${before}${lead.replace(/\bfrom $/i, '')}${lead.endsWith(' ') ? '' : ' '}${one} vs ${other}${plain.slice(found.index + found[0].length)}`
}
