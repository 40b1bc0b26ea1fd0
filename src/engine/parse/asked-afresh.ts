// A number that is asked for anew beside the one before: "and what percentage check out on a Monday", "swap revenue for # orders", "which
// cities are they in, and how many in each", "ok cool but just three", "in dollars instead".
const lead =
  '^(?:(?:um+|uh+|and|ok|okay|so|now|then|also|but|cool|great|nice|perfect|alright|yeah|thanks|good)[ ,]+)*'
const ends = '(?: (?:instead|please|pls|though|tho|now|then))*[?.! ]*$'

const share = '(?:what|which) (?:percent|percentage|share|%)'
const time =
  '(?:(?:last|this|past) (?:year|month|week|quarter)|in 20\\d\\d|ytd|so far this year|yesterday|today|in the (?:last|past) \\d+ (?:days|weeks|months))'
const verb =
  '(?:check|checked|are|were|is|was|get|got|gets|have|had|has|come|came|want|wanted|need|mention|booked|stay|stayed|pay|paid|go|went|sold|closed|cost|cancel|cancelled|ordered|bought|left|live|used|expired|report|reported)'
/** What is asked of some alone ("bookings in Aspen") is no share of all, nor is one by city. */
const shareBefore = new RegExp(
  `${lead}${share} of (?<things>(?:all |the |our |my )*[a-z]+s)(?<first> ${time})? ${verb}(?! [^?]*(?: in (?!on\\b|20\\d\\d|the (?:last|past))| at | for | by | per | each | with | among ))(?:(?! ${time})[^?.])*(?<then> ${time})?[?.! ]*$`,
  'i',
)
const shareNow = new RegExp(
  `${lead}${share} (?<rest>(?!(?:of|by|per|in|for|on|from|and|with|or)\\b)[a-z]+ (?!(?:that|this|it|those|these|they)\\b)[a-z].*?)[?.! ]*$`,
  'i',
)
const anyTime =
  /\b(?:year|month|week|quarter|day|today|yesterday|since|ytd|20\d\d|january|february|march|april|may|june|july|august|september|october|november|december|ago|summer|winter)\b/i

/** "And what percentage check out on a Monday": of the same things at the same time, and not of those before alone. */
function otherShare(question: string, before: string): string | null {
  const said = shareBefore.exec(before)?.groups
  const rest = shareNow.exec(question)?.groups?.['rest']
  if (said === undefined || rest === undefined) return null
  const when = said['first'] ?? said['then'] ?? ''
  if (when === '' && anyTime.test(before)) return null
  return `what percentage of ${said['things'] ?? ''} ${rest}${anyTime.test(rest) ? '' : when}`
}

const partBefore = new RegExp(
  `${lead}${share} of (?:the |our |my )?(?<things>[a-z][a-z ]*?(?<!\\b(?:that|who|which))) (?<what>${verb}\\b.+?)[?.! ]*$`,
  'i',
)
const ofThose = new RegExp(
  `${lead}${share} of (?:those|these|them) (?:that |who )?(?<rest>[a-z]+ .*?)[?.! ]*$`,
  'i',
)
const inGroups = /\b(?:by|per|each|every)\b/i

/** "What percentage of those want to buy": of those that were a share before, and not of all again. */
function shareOfThose(question: string, before: string): string | null {
  const rest = ofThose.exec(question)?.groups?.['rest']
  const said = partBefore.exec(before)?.groups
  if (rest === undefined || said === undefined || inGroups.test(before) || inGroups.test(rest)) return null
  return `of the ${said['things'] ?? ''} that ${said['what'] ?? ''}, what percentage ${rest}`
}

const swap = new RegExp(
  `${lead}(?:swap|switch|exchange|replace)(?: out)? (?:the )?[a-z ]{3,25}? (?:for|with|by|to) (?:the )?(?<count># ?(?:of )?|number of |no\\.? of |count of )?(?<number>[a-z][a-z ]{2,25}?)(?:[, ]+(?:and |but )?(?:keep|leave) (?:it|them|the list) (?:at|to) (?:the )?(?:top )?(?:\\d{1,2}|[a-z]+))?${ends}`,
  'i',
)
const counted =
  /^(?:orders|bookings|reservations|stays|sales|closings|customers|guests|inquiries|views|purchases)$/i

const whereTheyAre = new RegExp(
  `${lead}(?:in )?(?:which|what) (?<groups>cities|states|areas|subdivisions|neighbou?rhoods|communities|brands|categories) (?:are|were|do|did) (?:they|those|these) (?:in|from|live in|come from|belong to)(?:,? (?:and )?how many (?:of them )?(?:in|from|for|are in|per) each(?: one)?)?${ends}`,
  'i',
)
const isCount = /^(?:[a-z]+[ ,]+)?how many\b/i

const soMany = new RegExp(
  `${lead}(?<many>(?:just|only|make it|make that) (?:the )?(?:top |first |best )?(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)(?: of (?:them|those))?)${ends}`,
  'i',
)

const inMoney = new RegExp(
  `${lead}(?:(?:what about|how about|same|the same|show (?:it|that)) )?in (?:dollars|money|\\$|usd|dollar terms)${ends}`,
  'i',
)
/** Orders in a state have an amount and no revenue. */
const ofOrders =
  /^(?!.*\b(?:refund\w*|return\w*|cancel\w*|pending|average|avg|percent\w*|share|rate|over|under|above|below|more than|less than|at least|top|most|best)\b)(?:how many|number of|count of|#|the)?(?: of)? ?(?:orders|purchases)\b/i

/** The question in words that stand without the one before, or null. */
export function askedAfresh(question: string, before: string): string | null {
  const part = otherShare(question, before) ?? shareOfThose(question, before)
  if (part !== null) return part
  const other = swap.exec(question)?.groups
  const number = other?.['number']
  if (number !== undefined)
    return `by ${other?.['count'] !== undefined || counted.test(number) ? 'number of ' : ''}${number} instead`
  const groups = whereTheyAre.exec(question)?.groups?.['groups']
  if (groups !== undefined && isCount.test(before)) return `by ${groups}`
  const many = soMany.exec(question)?.groups?.['many']
  if (many !== undefined) return many
  return inMoney.test(question) && ofOrders.test(before) ? 'revenue instead' : null
}
