// "Subdivisions, 20+ actives, count", "cities with > 45 bookings + the count": each of them with its number, which a limit shows in any
// case. Taken for a wish of its own, the groups themselves would be counted.
import { rewritten, wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'
import type { Token } from '#engine/text/token.ts'

const ends = '(?= [.?!]| please|$)'
/** "Over 45 bookings", "20 + active listings", "five or more stays": so many things, and no days, dollars or rooms. */
const limit =
  '(?:(?:>|>=|more than|greater than|at least|over|upwards of|north of|no fewer than|above|minimum of|min|fewer than|less than|under|at most|<|<=) [\\da-z]+|\\d+ \\+|[\\da-z]+ (?:or|and) (?:more|fewer|less|over|up))'
const things =
  '(?:[a-z]+ ){0,3}?(?!(?:days|nights|dollars|bucks|weeks|months|years|stars|percent|beds|bedrooms|baths|bathrooms|sales revenue)\\b)[a-z]+s\\b'
/** CT is also a state, in a list of them. */
const counted =
  '(?:(?:(?:active|sold|pending|listing|home|sale|closing|order|booking|stay|product|customer|guest|lead|total) )?(?:count|counts|number|numbers)|active ct|nr|#|#s|(?<!\\b[a-z]{2}(?: ,)?(?: and| \\+|) )ct)'
const each =
  '(?: of (?:them|those|each|these)| each| for each| in each| per (?:each|area|city|state|brand|one)| there)?'
/** "Actives > 15", "stayed more than 3 times". */
const behind = `(?:actives|solds|pendings|listings|homes|bookings|stays|orders|sales|closings|products|customers|guests|leads) (?:${limit})(?= [,;+?]|$)|(?:stayed|booked|ordered|bought|rented|been)\\b[a-z ]* (?:${limit}) times\\b`
const limited = new RegExp(`(?:^| )(?:(?:${limit}) ${things}|${behind})`)
const asksHowMany = /\b(?:how many|number of|count of|# of|total)\b/
/** Of those who buy and stay, of homes and products, a count behind a comma tells how many there are. */
const places =
  /^(?:(?:list|show|show me|give me|name|which|what|all|the|our) )*(?:subdivisions|subdivs|subs|communities|areas|neighbou?rhoods|markets|cities|states|brands|categories|towns|sources|channels|property types|home types|payment methods|decades|streets)\b/
/** "…, name, email, count": one more column. */
const isBehindColumns = / (?:name|email|emails|phone|city|state)$/
/** "- name, email, how many": said of each. Behind the things alone it asks how many there are. */
const column =
  '(?:the |their |its )?(?:[a-z]+ )?(?:names?|emails?|phone|city|state|title|brand|category|price|address|area|subdivision)'
const isBehindList = new RegExp(` [,:;(-] ${column}(?:(?: ,| and| \\+| &)+ ${column})*$`)

const isLimited = (before: string): boolean => limited.test(before) && !asksHowMany.test(before)

const joined: Rewriting = {
  said: new RegExp(
    `(?: ,)? (?:and|\\+|plus|with|incl|including) (?:(?:the |their |its )?${counted}|how many)${each}${ends}`,
  ),
  meant: ({ index, 0: said }, question) => (isLimited(question.slice(0, index)) ? '' : said),
}

/** "Brands with 2+ sold out products, show product count". */
const shown: Rewriting = {
  said: new RegExp(
    `(?: [,:;.-])? (?:and )?(?:show|list|give|display|include|report)(?: me| us)? (?:the |their |its )?(?:(?!(?:and|by|per|with|of|for)\\b)[a-z]+ ){0,4}(?:count|counts|ct)${each}(?: too| as well| also)?${ends}`,
  ),
  meant: ({ index, 0: said }, question) => {
    const before = question.slice(0, index)
    return places.test(before) && isLimited(before) ? '' : said
  },
}

const behindComma: Rewriting = {
  said: new RegExp(` [,:-] (?:the )?${counted}${each}${ends}`),
  meant: ({ index, 0: said }, question) => {
    const before = question.slice(0, index)
    return (places.test(before) || isBehindColumns.test(before)) && isLimited(before) ? '' : said
  },
}

const howMany: Rewriting = {
  said: new RegExp(
    ` , how many(?: (?:of them|each|times|(?:did )?each(?: one)? (?:has|had|have)|they (?:have|had)))?${ends}`,
  ),
  meant: ({ index, 0: said }, question) => {
    const before = question.slice(0, index)
    return isBehindList.test(before) && isLimited(before) ? '' : said
  },
}

/** "Customers with > 20 orders + # of orders": nothing is added up. */
const again: Rewriting = {
  said: new RegExp(`(?: ,)? (?:and|\\+|plus|with) (?:the |their |its )?${counted} of (?<what>[a-z]+)${ends}`),
  meant: ({ index, groups, 0: said }, question) => {
    const before = question.slice(0, index)
    const isSame = new RegExp(`\\b${groups?.['what'] ?? ''}\\b`).test(before)
    return isSame && isLimited(before) ? ` and number of ${groups?.['what'] ?? ''}` : said
  },
}

const heading =
  '(?:subdivision|community|area|neighbou?rhood|market|city|state|brand|category|town|source|channel|property type|home type|payment method|name)'
const figure = `(?:the |its |their )?(?:${counted}|averages?|means?|(?:avg |average )?(?:rating|price|ask|rate))`
const nextFigure = '(?: ,| and| \\+| &| , and)'

/** "…, show area, count, avg": each with its two limits. A bare count would be that of the areas. */
const asColumns: Rewriting = {
  said: new RegExp(
    `(?: [,:;.-])? (?:(?:and )?(?:show|list|give|display|include|return|report)(?: me| us)? )?(?:the )?${heading}${nextFigure} (?<first>${figure})(?:${nextFigure} (?<second>${figure}|how many))?${ends}`,
  ),
  meant: ({ index, groups = {}, 0: said }, question) => {
    const before = question.slice(0, index)
    const asksMean = /average|mean|rating|price|ask|rate/.test(
      `${groups['first'] ?? ''} ${groups['second'] ?? ''}`,
    )
    return isLimited(before) && (!asksMean || /\b(?:average|mean)\b/.test(before)) ? '' : said
  },
}

const mean = '(?:the |its |their )?(?<mean>averages?|avg|means?|medians?|%|percent|pct|ratio)'

/** "Cities with at least 3 homes whose average price is over 400. Show count and average": each with what limits it. */
const countAndMean: Rewriting = {
  said: new RegExp(
    `(?: [,:;.-])? (?:and |plus |with )?(?:(?:show|list|give|display|include|return|report)(?: me| us)? )?(?:(?:the |their |its )?${counted}${nextFigure} ${mean}|${mean.replace('mean>', 'first>')}${nextFigure} (?:the |their |its )?${counted})${each}${ends}`,
  ),
  meant: ({ index, groups = {}, 0: said }, question) => {
    const before = question.slice(0, index)
    const isMedian = (groups['mean'] ?? groups['first'] ?? '').startsWith('median')
    const isSame = (isMedian ? /\bmedian\b/ : /\b(?:average|avg|mean)\b/).test(before)
    return isSame && places.test(before) && isLimited(before) ? '' : said
  },
}

/** "Types where the average stay is over 4 nights. Show bookings and average": how many of them each has. */
const thingsShown: Rewriting = {
  said: new RegExp(
    `(?: [,:;.-])? (?:and )?(?:show|give|display|include|report|with)(?: me| us)? (?:the |their )?(?<things>bookings|stays|reservations|orders|listings|homes|products|customers|guests)(?: (?:and|,|\\+|&) (?:the )?(?:average|avg|mean|median))?${ends}`,
  ),
  meant: ({ index, groups, 0: said }, question) => {
    const before = question.slice(0, index)
    const isMean =
      /\b(?:average|avg|mean|median)\b.*\b(?:over|under|above|below|than|least|most|exceeds)\b/.test(before)
    return places.test(before) && isMean ? ` , show the number of ${groups?.['things'] ?? ''}` : said
  },
}

const withCount = wherever(
  /^(count|counts|ct|many|number|numbers|nr|#|#s)$/,
  (tokens: readonly Token[]): readonly Token[] => {
    const last = tokens.slice(-6)
    return last.some(({ text }) => /^(count|counts|ct|many|number|numbers|nr|#|#s)$/.test(text))
      ? rewritten(tokens, [asColumns, countAndMean, joined, shown, behindComma, howMany, again])
      : tokens
  },
)

/** "Customers with three or more refunded orders, names and number of refunded orders": the limit shows them. */
const ofStateAgain: Rewriting = {
  said: /(?<=\b(?:with|have|had|has|placed|made) (?:more than|at least|over|[\da-z]+ or more|[\da-z]+ \+) ?(?:[\da-z]+ )?(?<state>refunded|completed|cancelled|pending|confirmed) (?<things>orders|purchases|bookings|reservations|stays)\b(?: [^,:;?]{0,40}?)?) [,:;?-] (?<names>(?:the )?(?:(?:customer|buyer|guest|product|home|their) )?(?:names?|titles?|emails?))(?: ,)? (?:and|\+|&|,|with) (?:the |their )?(?:number|count|#) of (?:their )?\k<state> \k<things>(?= ?[.?!]| ?$)/,
  meant: ({ groups }) => ` , ${groups?.['names'] ?? ''}`,
}

export const limitedAndCounted: readonly Rewording[] = [
  withCount,
  wherever(
    [/^(refunded|completed|cancelled|pending|confirmed)$/, /^(names?|titles?|emails?)$/],
    [ofStateAgain],
  ),
  wherever(
    [
      /^(average|avg|mean|median)$/,
      /^(bookings|stays|reservations|orders|listings|homes|products|customers|guests)$/,
      /^(show|give|display|include|report|with)$/,
    ],
    [thingsShown],
  ),
]
