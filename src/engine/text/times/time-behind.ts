// "Last week: new leads", "for last year, revenue by city", "looking at this year: …": a time that stands before a question as its heading
// is the time of all of it, as it is behind it.

const months = 'january|february|march|april|may|june|july|august|september|october|november|december'
const span = String.raw`(?:(?:last|this|the (?:last|previous|past)|the current) (?:month|year|quarter|week)|(?:in )?(?:the )?(?:last|past) \d{1,3} (?:days|weeks|months|years)|20\d\d|q[1-4] (?:of )?20\d\d|(?:${months})(?: (?:of )?20\d\d)?)`
const heading = new RegExp(
  String.raw`^\s*(?:(?:just|only|now) )?(?:(?:for|in|during|over|within|looking at|throughout|considering|regarding) )?(${span})(?: only| alone)?\s?[:,] (?=[a-z#])`,
  'i',
)
/** It says something else, or more than one thing. */
const otherThan =
  /[.?!;:—–](?=\s*\S)|[,+]|\b(?:i|we|you|he|she|they|it|my|me|us|so|but|because|who's|and (?:how|what|which|who))\b|\b(?:last|this|next|past|previous|prior|same|before|than|vs|versus|against|compare[ds]?|comparing|since|until|till|after|ago|today|yesterday|tomorrow|now|currently|still|20\d\d|ytd|mtd|instead|q[1-4]|to date|so far|growth|change|trend)\b/i
const month = new RegExp(String.raw`\b(?:${months}|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec)\b`, 'i')
const endsWithMonth = new RegExp(String.raw`\b(?:${months})\s*[?.]*$`, 'i')
const isYear = /\byear\b|^20\d\d$/i
const asOfAll = /^(?:20\d\d|q[1-4].*|[a-z]+(?: (?:of )?20\d\d)?)$/i

export function timeBehind(question: string): string {
  const [head = '', time = ''] = heading.exec(question) ?? []
  const rest = question.slice(head.length)
  if (head === '' || otherThan.test(rest)) return question
  if (month.test(rest) && !(isYear.test(time) && endsWithMonth.test(rest))) return question
  const end = rest.search(/\s*[?.!]*\s*$/)
  const said = asOfAll.test(time)
    ? isYear.test(time) && endsWithMonth.test(rest)
      ? time
      : `in ${time}`
    : time.replace(/^(?:in )?(?:the )?(?=(?:last|past) \d)/i, 'in the ')
  return `${rest.slice(0, end)} ${said}${rest.slice(end)}`
}
