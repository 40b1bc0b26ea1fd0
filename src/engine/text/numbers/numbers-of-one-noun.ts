// "Total leads, leads from Instagram, leads that left a message": the same things are named again and again, each time with a
// condition of its own. Read as one wish, all of the conditions would narrow one number.

export interface NumbersOfOneNoun {
  /** What is said of all of them, before or behind them: "past 30 days: ", " by city". */
  before: string
  items: readonly string[]
  behind: string
  /** What ends the last one and may be said of all: " last month", with its first space. */
  trail: string
  /** "Show me homes with a pool and homes under contract": rows, of which nobody says how they go together. */
  lists: boolean
  /** The words may mean something else as well. */
  isGuess?: true
}

/** Why rows of two kinds are not shown; without their verb they would be counted. */
export const severalLists = 'several lists at once'

const mostItems = 6
const thing = /^(?:[a-z]{3,}[^s\W]s|revenue|income|turnover)$/
/** They end like things of which there are many, and are none. */
const noThing =
  /^(?:days|weeks|months|quarters|years|times|hours|minutes|nights|stars|dollars|bucks|bedrooms|beds|baths|bathrooms|does|has|was|is|this|its|numbers|totals|counts|averages|always|prices|rates|status|address)$/
/** What may stand before the things without making them things of something else. */
const between =
  /^(?:with|without|from|in|on|at|by|per|for|that|who|which|whose|where|than|over|under|above|below|between|to|as|has|have|had|having|or|not|no|each|every|average|avg|mean|median|top|most|fewest|share|percent|percentage|rate|ratio|change|growth|compare|vs|versus)$/
const asking =
  /^(?:(?:please|ok|okay|so|hey|hi|and|now),? )*(?:(?:can|could|would|will) you (?:please )?)?(?:(?:give|tell|get|send) (?:me|us) |what(?:'s| is| are| was| were) |count(?: up)? (?!of )|i(?:'d like| need| want)(?: to (?:see|know))? |need |want )?(?:the |our |my )?(?=\w)/i
const listing =
  /^(?:(?:please|can you|could you) )*(?:show|list|find|display|see|name|pull up|bring up)(?: me| us)?\b/i
/** "Show bookings this year and bookings last year" are numbers as well as rows. */
const shown =
  /^(?:(?:please|can you|could you) )*(?:list|find|name)\b|^(?:[a-z]+ ){1,4}(?:homes|houses|listings|properties|places|cabins|products|items|guests|customers|buyers|leads)\b/i
const whole = /\b(?:total|all|number of|count of|counts?|how many|#)(?= |$)/i
/** Questions of another kind, and what is said twice: "guests who came back, i.e. repeat guests". */
const other =
  /^(?:and )?(?:which|who|whose|where|when|why|is|are|do|does|did|compare|excluding|leaving out|leave out|ignor(?:e|ing)|not counting|don'?t (?:count|include)|skip(?:ping)?|omit(?:ting)?|except|disregard(?:ing)?)\b|%|\b(?:pct|percent|percentage|share|portion|fraction|ratio|i\.?e\.?|meaning|(?<=, )that is|namely|aka|in other words|as in|or rather|vs\.?|versus)(?=[ ,]|$)/i
/** "Three numbers please:", "quick counts:". */
const heading =
  /^(?:(?:just|only|quick|a few|some|the|these|my|our|i need|need|give me|get me|please) )*(?:(?:two|three|four|five|\d) )?(?:numbers|number|figures|counts|count|totals|metrics|kpis|stats|recap|snapshot|summary|overview|scorecard|dashboard|check)(?: please| needed| for (?:the|my|our) [a-z ]+)?$/i
/** "By city", "last month", behind the last of them. */
const group = /,? (?:by|per|for each|in each) [a-z][a-z ]*$/i
const time =
  /,? (?:(?:in|for|during|over|within|since|of) )?(?:the )?(?:(?:this|last|past|previous|current) (?:\d+ |two |three |six |twelve )?(?:day|week|month|quarter|year|summer|winter|spring|fall|weekend)s?|(?:year|month|quarter) to date|ytd|so far this (?:year|month)|(?:20)\d\d|(?:q[1-4]|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?: 20\d\d)?)$/i

/** "Last month" of "revenue last month", or nothing. */
export const timeIn = (text: string): string => (time.exec(text)?.[0] ?? '').replace(/^,? /, '')

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z']+/g) ?? []

/** "Cancelled bookings": the first of the things that it names, unless they only tell what something else is like. */
export function headOf(text: string): string | undefined {
  const words = wordsOf(text).slice(0, 6)
  const at = words.findIndex(word => thing.test(word) && !noThing.test(word))
  return at < 0 || words.slice(0, at).some(word => between.test(word)) ? undefined : words[at]
}

interface Item {
  joint: string
  text: string
}

export function numbersOfOneNoun(question: string): NumbersOfOneNoun | null {
  const text = question
    .replace(/\s+/g, ' ')
    .replace(/[\s?.!]+$/, '')
    .trim()
  if (!/[,;]| and | plus | & /.test(text) || /[.?!] \w|[()|/=]/.test(text) || other.test(text)) return null
  const [, head, rest = text] = /^([^:]{1,60}): (.+)$/.exec(text) ?? []
  const isHeading = head === undefined || heading.test(head.trim())
  const found = itemsIn(rest.replace(asking, '').replace(listing, '').trim())
  if (found === null) return null
  const { first, items, last } = found
  const before = [...(isHeading ? [] : [head]), ...first].join(', ')
  const trail = trailOf(items.at(-1) ?? '')
  const isOwn = trail === '' || items.slice(0, -1).some(one => trailOf(one) !== '')
  const own = isOwn ? items : [...items.slice(0, -1), (items.at(-1) ?? '').slice(0, -trail.length)]
  return {
    before: before === '' ? '' : `${before}: `,
    items: own,
    lists: listing.test(rest) && shown.test(rest) && !items.some(one => whole.test(one)),
    behind: last.map(one => ` ${one}`).join(''),
    trail: isOwn ? '' : trail.replace(',', ''),
  }
}

/** What ends the last one and is said of all: its time, or the groups. */
const trailOf = (text: string): string => {
  const grouped = group.exec(text)?.[0] ?? ''
  const plain = text.slice(0, text.length - grouped.length)
  return `${time.exec(plain)?.[0] ?? ''}${grouped}`
}

function itemsIn(text: string): { first: string[]; items: string[]; last: string[] } | null {
  const parts: Item[] = text
    .split(/(,? (?:and|plus|&) (?:also |the |then )?|[,;] (?:the |then |also )?)/)
    .flatMap((part, at, all): Item[] => (at % 2 === 0 ? [{ joint: all[at - 1] ?? '', text: part }] : []))
  const heads = parts.map(part => headOf(part.text))
  if (!heads.some((one, at) => one !== undefined && heads.indexOf(one, at + 1) > at)) return null
  const first: string[] = []
  const items: string[] = []
  const last: string[] = []
  for (const [at, part] of parts.entries()) {
    const joined = items.at(-1)
    if (heads[at] !== undefined && last.length === 0) items.push(part.text)
    else if (joined === undefined) first.push(part.text)
    // "Homes in Aspen and Moab": the same item goes on.
    else if (/and|plus|&/.test(part.joint) && heads[at] === undefined && last.length === 0)
      items.splice(-1, 1, `${joined}${part.joint}${part.text}`)
    else if (at === parts.length - 1 && heads[at] === undefined) last.push(part.text)
    else return null
  }
  return items.length < 2 || items.length > mostItems || first.length > 1 ? null : { first, items, last }
}
