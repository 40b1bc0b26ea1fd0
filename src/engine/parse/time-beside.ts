// "Bookings in June" and then "add July": a time that is added stands beside the one before. Alone it would take its place.
const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const time = `(?:(?:this|last|the past|the previous|next) (?:year|month|quarter|week)|(?:the )?(?:year|month|quarter|week) before|(?:${month}|q[1-4])(?: (?:of )?(?:20\\d\\d|this year|last year))?|20\\d\\d|today|yesterday)`
const lead = '^(?:(?:and|also|ok|okay|so|now|then|please|pls|but|can you|could you|great|thanks)[ ,]+)*'
const tail = '(?: too| as well| also| beside it| next to it| to (?:it|that|this)| please| pls)*[?.! ]*$'
const adding = '(?:add(?: in)?|include|put in|throw in|bring in|plus)'
const same = '(?:(?:the same|same)(?: thing| number| numbers)? (?:for|in|of) |for |in |the )?'

const added = new RegExp(`${lead}${adding} ${same}(?<time>${time}(?:,? (?:and|&) ${time})?)${tail}`, 'i')
/** "Same for last year and add Q3". */
const both = new RegExp(
  `${lead}(?:the )?same(?: thing| again)? (?:for|in) (?<one>${time}),? (?:and|but|then)?,? ?${adding} (?:in )?(?<other>${time})${tail}`,
  'i',
)

const times = new RegExp(`\\b${time}\\b`, 'gi')
/** "Guests who stayed in June": rows are asked for, and those of another time come among them. */
const lists = /\b(?:list|show|who|whose|names)\b/i
const computes = /\b(?:how many|how much|number|count|total|revenue|average|top|most|best|by|per|each)\b/i

/** The question in words that keep the time before, or null where none is added. */
export function timeBeside(question: string, before: string): string | null {
  const { one, other } = both.exec(question)?.groups ?? {}
  if (one !== undefined && other !== undefined) return `compare ${one} with ${other}`
  const then = added.exec(question)?.groups?.['time']
  if (then === undefined) return null
  const [first, ...others] = before.match(times) ?? []
  if (lists.test(before) && !computes.test(before) && first !== undefined && others.length === 0)
    return `in ${first} and ${then}`
  return `compare with ${/before$/i.test(then) ? then.replace(/^(?:the )?/i, 'the ') : then}`
}
