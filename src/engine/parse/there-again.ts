// "Average nightly rate in Scottsdale" and then "which home is the cheapest there", "how many homes do we have there": the place before,
// and the homes of all places were looked at. What happened there in a time goes on from the question before anyway.
const placeBefore =
  /\bin (?<place>(?!(?:the|this|last|next|past|each|every|all|total|general|stock|which|what|our|my|those|these|a)\b)[a-z][a-z'.]+(?: (?!in\b|and\b|or\b|by\b|per\b|last\b|this\b|next\b|from\b|since\b)[a-z][a-z'.]+){0,2}?)(?<time> (?:last|this) (?:year|month|week|quarter)| in 20\d\d)?[?.! ]*$/i
const ownValue =
  /\b(?:(?:which|what)(?:'s| is| are)? (?:[a-z]+ )?(?:is |are )?)?(?:the )?(?:cheapest|priciest|dearest|most expensive|least expensive|newest|oldest|largest|biggest|smallest)(?: [a-z]+)? there\b/i
const had =
  /^(?:(?:and|ok|okay|so|now)[ ,]+)*how many (?:[a-z]+ )?[a-z]+s (?:do|are) we (?:have|got|list) (?:over |out )?there[?.! ]*$/i
/** "Which home got the most there": the most of what was counted before, in that place. */
const theMost = /(?<=\b(?:got|get|gets|had|has|have) the (?:most|least|fewest)) there(?=[?.! ]*$)/i
const months =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|autumn|winter|stock|demand|dollars|percent)$/i

export function thereAgain(question: string, before: string): string {
  const { place = '', time } = placeBefore.exec(before)?.groups ?? {}
  if (place === '' || months.test(place)) return question
  if (theMost.test(question)) return question.replace(theMost, '')
  const isMeant = had.test(question) || (time === undefined && ownValue.test(question))
  return isMeant ? question.replace(/\b(?:over |out )?there\b/i, `in ${place}`) : question
}
