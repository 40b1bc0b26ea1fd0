// Where a word is the verb that it looks like: "drives the most leads" is one, "Ocean Drive" is none.
import { stem } from '#engine/text/stem.ts'

export type TextAt = (at: number) => string
/** Whether the verb that stands from `start` to `end` is one here. */
export type When = (text: TextAt, start: number, end: number) => boolean

export const superlative =
  /^(most|more|fewest|fewer|least|less|highest|biggest|lowest|largest|smallest|best|greatest|worst)$/
export const bound = /^(\d.*|at|more|over|under|up|fewer|less|above|below|between|exactly|only|just)$/
export const article = /^(an?|no|any|its|their|two|three|four|five|six|seven|eight|nine|ten|one)$/
/** Behind "the most", these name nothing that there could be most of. */
export const joint =
  /^(in|this|last|for|per|on|by|during|of|over|since|from|to|and|or|with|among|at|between|so|ever|overall|each|every|when|while|before|after|until|through|today|yesterday|lately|recently|across|within|under|out|compared|than|right|now|please|thanks|the|an?)$/
export const people =
  /^(guests?|customers?|shoppers?|buyers?|people|who|folks|clients?|travell?ers?|they|families|renters?|everyone|anyone|somebody|someone)$/
export const thing =
  /^(brand|category|city|state|area|neighbou?rhood|subdivision|community|village|source|channel|platform|home|property|listing|house|place|product|item|customer|guest|type|region|market|method|device|cabin|chalet|villa|loft|cottage|one|department|month|quarter|year|day|weekday)$/

export const pastObject = (text: TextAt, at: number): number => (/^(us|me|in)$/.test(text(at)) ? at + 1 : at)

/** "Drives the most leads", "racked up over 300 reviews": how many of something, which is named. */
export const getsMany: When = (text, _, end) => {
  const from = pastObject(text, end)
  const at = text(from) === 'the' ? from + 1 : from
  const isMany = superlative.test(text(at)) || /^(\d.*|over|at|no|any|many|few)$/.test(text(at))
  return isMany && /^[a-z]/.test(text(at + 1)) && !joint.test(text(at + 1))
}

const counted =
  /^(\d+|no|any|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|fifty|hundred|dozen)$/

/** "Collected over 300 reviews", "chalked up nine or more sold homes": so many of them, or none. */
export const getsSome: When = (text, _, end) => {
  let at = end
  while (/^(over|at|least|more|than|fewer|less|under|most|a|exactly|only|just)$/.test(text(at))) at++
  if (!counted.test(text(at))) return false
  at++
  if (text(at) === 'or' && /^(more|fewer|less)$/.test(text(at + 1))) at += 2
  if (text(at) === '+') at++
  const isThing = (place: number) => /^[a-z]{2,}s$/.test(text(place)) && !joint.test(text(place))
  return isThing(at) || (/^[a-z]{4,}$/.test(text(at)) && !joint.test(text(at)) && isThing(at + 1))
}

/** "How many leads did Instagram drive": asked of somebody who did it. */
export const howMany: When = (text, start) =>
  // "How many do we have on Ocean Drive" asks for a street.
  ![1, 2, 3].some(step => /^(on|at|in)$/.test(text(start - step))) &&
  ([1, 2, 3, 4].some(step => /^(did|does|do|has)$/.test(text(start - step))) ||
    (text(start - 2) === 'have' && /^(we|they|i)$/.test(text(start - 1)))) &&
  [2, 3, 4, 5, 6, 7, 8, 9].some(step => text(start - step) === 'many')

export const isBare = (text: TextAt, at: number): boolean => stem(text(at)) === text(at)

export const ofStay =
  /^(rent|buy|purchase|invest|list|sell|host|renting|buying|purchasing|investing|listing)$/

export const things =
  /^(brands?|products?|items?|categor(y|ies)|cit(y|ies)|states?|homes?|houses?|propert(y|ies)|listings?|places?|channels?|cabins?|chalets?|villas?|lofts?|cottages?|areas?|subdivisions?|neighbou?rhoods?)$/
export const large = /^(\d{4,}|\d[\d.]*(k|m))$/
export const whenSaid = /^(last|this|in|since|during|over|q[1-4]|so|ytd|between|from|past|each|per|a)$/

/** "Passed 20 bookings", "hit 500 reviews": the number is one of something that is named. */
export const ofNamed: When = (text, _, end) =>
  /^\d+$/.test(text(end)) && /^[a-z]{3,}/.test(text(end + 1)) && !whenSaid.test(text(end + 1))

/** "Brands that topped 100k last year": what they made in that time. */
export const madeThen: When = (text, start, end) => {
  const who = /^(that|have|has|had|which|who)$/.test(text(start - 1)) ? start - 2 : start - 1
  const number = text(end) === '$' ? end + 1 : end
  return things.test(text(who)) && large.test(text(number)) && whenSaid.test(text(number + 1))
}

export const isAskedOf = (text: TextAt, start: number): boolean =>
  [2, 3, 4].some(step => /^(did|do|does|have|has)$/.test(text(start - step)))

/** "In which months did refunds …", "in which areas did sales …": asked of each of them, what happened in it. */
export const isAskedOfGroups = (text: TextAt, start: number): boolean =>
  [2, 3, 4].some(
    step =>
      /^(did|do|does|have|has)$/.test(text(start - step)) &&
      (/^(days|weeks|months|quarters|years)$/.test(text(start - step - 1)) ||
        things.test(text(start - step - 1))) &&
      /^(which|what)$/.test(text(start - step - 2)),
  )

/** What follows "in" and tells when. */
export const ofTime =
  /^(\d.*|q[1-4]|the|this|last|next|past|a|an|time|advance|total|20\d\d|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|spring|summer|autumn|fall|winter|early|late|mid|each|every|which|what)$/

/** "Needed over 90 days", "needed 30 days or less": that is how long it took. */
export const neededTime: When = (text, start, end) =>
  /^(needed|requir)/.test(text(start)) &&
  [1, 2, 3, 4, 5, 6].some(step => /^(days?|weeks?|months?|years?)$/.test(text(end + step)))
