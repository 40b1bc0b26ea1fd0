// "More than 15 on the market: which communities", "guests: stays > 3, spend > $10k", "orders since March, > 10: customer name": a limit
// on what each of them has, said before them or behind a mark.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const groups =
  '(?:subdivisions|communities|areas|neighbou?rhoods|markets|cities|towns|states|brands|categories|guests|customers|buyers|shoppers|clients|homes|houses|listings|properties|products|items|sources|payment methods|property types|sessions)'
const more =
  '(?:more than|greater than|at least|no fewer than|no less than|not less than|over|above|upwards of|north of|fewer than|less than|under|at most|no more than|>=|<=|>|<)'
const number =
  '(?:\\$ ?)?(?:\\d[\\d.]*[km]?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred)'
const ends = '(?= ?[.?!]| ?$)'
/** "Which communities", "who are those guests", "how many buyers are in that group". */
const asked = `(?:(?:which|what|(?:please )?(?:name|list|show)(?: me)?(?: (?:those|the|these|all))?)(?: of our| of the| are the)? (?<groups>${groups})(?: (?:are (?:those|these|they|that)|is that|have that|qualify|get there|make it))?|who are (?:those|the|these) (?<people>guests|customers|buyers|shoppers|people))`
const tail =
  '(?<tail>(?: ,| \\?|)(?: (?:and|with|plus))? (?:what is the (?:number|count|figure) (?:in|for|of) each|how many (?:in each|each|has each|does each have|did each make|for each|do they have|did they make)|(?:the )?(?:number|count) (?:in|for|of) each|(?:(?:put|show|give|add) )?(?:the |their )?(?:number|count|figure|total)s? (?:next to|beside|against|behind) (?:each|it|them|each one|each name)|(?:the |their )?(?:number|count)s?|[a-z]+(?: and [a-z]+)? next to each name))?'

const name = (found: Readonly<Record<string, string | undefined>>) => found['groups'] ?? found['people'] ?? ''

/** "20 or more on the market" would be days. */
const boundFirst = (limit: string) =>
  limit
    .replace(new RegExp(`^(${number}) (?:or more|and up|plus|\\+)`), 'at least $1')
    .replace(/^(\S+) or fewer/, 'at most $1')

/** What counts is shown with its limit; a count of its own would be that of the groups. */
const limitFirst: readonly Rewriting[] = [
  {
    said: new RegExp(
      `^(?:with |having )?(?<limit>(?:${more} ${number}|${number} (?:or more|or fewer|and up|plus|\\+)) [^:;?,]{2,80}?)(?: , (?:no|not) (?:fewer|less))?(?: ,| :| ;| -) ${asked}${tail}${ends}`,
    ),
    meant: ({ groups: found = {} }) => `which ${name(found)} have ${boundFirst(found['limit'] ?? '')}`,
  },
  // "From January 2025 on and without the cancelled ones, more than ten orders: who are the buyers".
  {
    said: new RegExp(
      `^(?<scope>(?:from|since|in|during|over|without|excluding|this|last|past) [^:;?,]{2,70}) , (?<limit>${more} ${number} [a-z]+(?: [a-z]+)?)(?: :| -| ,) ${asked}${tail}${ends}`,
    ),
    meant: ({ groups: found = {} }) =>
      `which ${name(found)} have ${found['limit'] ?? ''} ${found['scope'] ?? ''}`,
  },
]

/** "Actives >= 20: which subdivisions", "orders > 50: city, count". */
const countFirst: Rewriting = {
  said: new RegExp(
    `^(?:# (?:of )?|number of |count of )?(?<things>actives?|active listings|active homes|for sale|solds|pendings|listings|homes|closings|sales|orders|purchases|bookings|stays|reservations|products|customers|guests|leads)(?<when>(?: (?:this|last|past) [a-z\\d ]{2,16}?)?) (?<op>>=|<=|>|<) (?<number>\\d+)(?: ,| :| ;| -) (?:${asked}${tail}|(?<group>subdivision|community|area|neighbou?rhood|city|state|brand|category|guest|customer)s?(?: names?)?(?:(?: ,| \\+| and| &) (?:#|count|number|ct))?)${ends}`,
  ),
  meant: ({ groups: found = {} }) =>
    `which ${found['groups'] ?? found['people'] ?? many(found['group'] ?? '')} have ${words.get(found['op'] ?? '') ?? ''} ${found['number'] ?? ''} ${/^(?:active|for sale)$/.test(found['things'] ?? '') ? 'actives' : (found['things'] ?? '')}${found['when'] ?? ''}`,
}

const many = (one: string): string => (one.endsWith('y') ? `${one.slice(0, -1)}ies` : `${one}s`)

/** "Without a single order: how many buyers is that". */
const noneFirst: Rewriting = {
  said: new RegExp(
    `^(?<none>(?:without|with) (?:any|an?|one|not|no|zero|at least one)(?: single)? [^:;?,]{2,60}?)(?: ,| :| -) (?<many>how many|what number of) (?<groups>${groups})(?: (?:is that|are that|are those|are there|are in that group|do we have|fit that|does that make))?${ends}`,
  ),
  meant: ({ groups: found = {} }) =>
    `how many ${found['groups'] ?? ''} are ${(found['none'] ?? '').replace(/\bone single\b/, 'a single')}`,
}

const measure =
  '(?:(?:active|sold|completed|cancelled|pending|total|avg|average|mean|number of|#|#  of|lifetime|listing|order|booking|review|stay) )*(?:stays|bookings|reservations|nights|orders|purchases|spend|spent|revenue|ltv|lifetime value|units|units sold|actives|solds|closings|sales|listings|count|reviews|review count|stock|price|rate|rating|ask|asking price|sold price|views|inquiries|beds|bedrooms|baths|bathrooms|dom|days on market|volume)'
const op = '(?:>=|<=|>|<|over|above|under|below|at least|at most|more than|fewer than|less than)'
const limit = `${measure} ${op} (?:\\$ ?)?[\\d.]+[km]?(?: (?:million|k|nights|days|stars))?`
/** "Guests: stays > 3, spend > $10k; name": the comma joins the limits. */
const heading: Rewriting = {
  said: new RegExp(
    `^(?<groups>${groups})(?<when>(?: (?:in|since|this|last|past) [a-z\\d ]{2,20})?) : (?<one>${limit})(?<more>(?:(?: ,| and| &| \\+|,|;) ${limit}){0,2})(?= [;,.:-]|$)`,
  ),
  meant: ({ groups: found = {} }) => {
    const others = (found['more'] ?? '').split(/ (?:,|and|&|\+|;) (?=[a-z#])/).filter(part => part !== '')
    return [`${found['groups'] ?? ''}${found['when'] ?? ''} with ${found['one'] ?? ''}`, ...others].join(
      ' and ',
    )
  },
}

const things =
  '(?:orders|purchases|bookings|stays|reservations|closings|sales|inquiries|views|units sold|units|cancellations|refunds|nights)'
const time =
  '(?:(?:in |over |during |for )?(?:the )?(?:past|last|this|previous) (?:\\d+ |two |three |six |twelve )?(?:days?|weeks?|months?|quarters?|years?|mo)|in 20\\d\\d|20\\d\\d|ytd|since [a-z\\d ]{2,16}?)'
/** "Units sold past 6 months < 10": so many of them in that time. */
const timeBetween: Rewriting = {
  said: new RegExp(
    `\\b(?<things>${things}) (?<time>${time}) (?<op>>=|<=|>|<|under|over|below|above) (?<number>\\d+)(?= |$)`,
  ),
  meant: ({ groups: found = {} }) => {
    const when = found['time'] ?? ''
    const led = /^(?:past|last|previous)/.test(when)
      ? `in the ${when}`
      : when.startsWith('20')
        ? `in ${when}`
        : when
    return `${words.get(found['op'] ?? '') ?? ''} ${found['number'] ?? ''} ${found['things'] ?? ''} ${led}`
  },
}
const words: ReadonlyMap<string, string> = new Map([
  ['>', 'more than'],
  ['over', 'more than'],
  ['above', 'more than'],
  ['<', 'fewer than'],
  ['under', 'fewer than'],
  ['below', 'fewer than'],
  ['>=', 'at least'],
  ['<=', 'at most'],
])

/** "Stock > 300, units sold past 6 months < 10: name": only products have a stock. */
const stockFirst: Rewriting = {
  said: new RegExp(
    `^(?<stock>(?:stock|on hand|in stock|inventory) ${op} \\d+)(?: ,| and| &| \\+) (?<limit>(?:more than|fewer than|at least|at most) \\d+ (?:units sold|units|orders|sales) [a-z\\d ]+?)(?= :| ;| ,|$)`,
  ),
  meant: ({ groups: found = {} }) => `products with ${found['stock'] ?? ''} and ${found['limit'] ?? ''}`,
}

const person = '(?<person>customer|buyer|guest|shopper|client)'
/** "Orders since 2025, excluding cancelled, > 10: customer name + #". */
const rowsFirst: Rewriting = {
  said: new RegExp(
    `^(?<things>${things})(?<scope>(?: [a-z\\d ']{2,40})?(?: , [a-z\\d ]{2,30})?) , (?<limit>(?:>|>=|<|<=|over|more than|at least) \\d+)(?: only)? : ${person}(?: s)?(?: names?)?(?<count>(?: ,| and| \\+| &)? (?:(?:the )?(?:#|count|number)(?: of [a-z]+)?))?${ends}`,
  ),
  meant: ({ groups: found = {} }) =>
    `${found['person'] ?? ''}s with ${found['limit'] ?? ''} ${found['things'] ?? ''}${found['scope'] ?? ''}`,
}

/** "11 + non cancelled orders", "more than 3 not cancelled bookings": what is left out is said behind them. */
const notCancelled: Rewriting = {
  said: new RegExp(
    `(?<limit>(?:${more} ${number}|\\d+ \\+|[\\da-z]+ or (?:more|fewer|less))) (?:non|not|un)(?: -)? ?(?<state>cancelled|canceled|refunded|cxl)(?<more>(?: (?:completed|confirmed))?) (?<things>orders|purchases|bookings|reservations|res|stays)(?= |$)`,
  ),
  meant: ({ groups: found = {} }) =>
    `${found['limit'] ?? ''}${found['more'] ?? ''} ${found['things'] === 'res' ? 'reservations' : (found['things'] ?? '')} that were not ${found['state'] === 'cxl' ? 'cancelled' : (found['state'] ?? '')}`,
}

const room = (words: string) => `(?:${words})`
const beds = room('bedrooms?|beds?|br|bd|bdrm')
const baths = room('bathrooms?|baths?|ba')
/** "Min 3 bed 2 bath": at least of both. */
const bothRooms: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?:min|minimum|minimum of|at least|no fewer than|no less than) (?<beds>${number} ${beds})(?: ,| /| \\+| &|) (?<baths>${number} ${baths})(?= |$)`,
    ),
    meant: ({ groups: found = {} }) => `at least ${found['beds'] ?? ''} and at least ${found['baths'] ?? ''}`,
  },
]

/** "Stayed > 3x": so many times. "30x their rate" is a multiple of something. */
const times: Rewriting = {
  said: /(?<=\b(?:stay|stayed|stays|book|booked|order|ordered|orders|bought|buy|purchased|reserved|came|visited|rented|been)\b[^,;:?]{0,30}(?:>|>=|<|than|then|over|least|most|exactly|only|under) )(?<many>\d{1,3}) ?x(?= (?:and|&|or|in|since|this|last|with|from|over|during|ever|so|before)\b| [?.,;!]|$)/,
  meant: ({ groups: found }) => `${found?.['many'] ?? ''} times`,
}

/** "Over 2x the average": a multiple of it. */
const multiple: Rewriting = {
  said: /(?<many>\b\d{1,3}(?:\.\d)?) ?x (?=(?:the|their|its|his|our|own|average|avg|median|mean|overall|list|asking|nightly)\b)/,
  meant: ({ groups: found }) => `${found?.['many'] ?? ''} times `,
}

export const limitsInAnyOrder: readonly Rewording[] = [
  wherever(/^\d+x$|^x$/, [times]),
  wherever(/x$/, [multiple]),
  wherever(/^(cancelled|canceled|refunded|cxl)$/, [notCancelled]),
  wherever([/^(bedrooms?|beds?|br|bd|bdrm)$/, /^(bathrooms?|baths?|ba)$/], bothRooms),
  wherever(/^([<>]=?|under|over|below|above)$/, [timeBetween, stockFirst, rowsFirst]),
  wherever(/^([<>]=?)$/, [countFirst]),
  wherever([/^:$/, /^(>=|<=|>|<|over|above|under|below|least|most|than)$/], [heading]),
  wherever(
    [
      /^(which|what|who|name|list|show)$/,
      /^(than|least|most|over|above|under|upwards|north|>|<|>=|<=|or|and|plus|\+)$/,
    ],
    limitFirst,
  ),
  wherever([/^(without|with)$/, /^(many|number)$/], [noneFirst]),
]
