// "Show homes in Aspen and homes in Moab": rows of two kinds that differ in one word are one list of both.

const verb =
  '(?:please |can you |could you )?(?:show|list|find|display|see|name|pull up|bring up)(?: me| us)?(?: all)?(?: of)?(?: the| our)?'
const noun =
  '(?<noun>homes|houses|listings|properties|places|cabins|products|items|guests|customers|buyers|leads|orders|purchases|bookings|reservations|stays)'
/** Nothing else may be asked of the second kind alone. */
const word =
  "(?!(?:with|without|under|over|that|who|which|this|last|next|by|sorted|and|or|from|in|for|since|before|after)\\b)[a-z&'.]+"
const name = `${word}(?: ${word}){0,2}`
const state = '(?:[a-z]{4,}ed|pending|sold|active)'
const joint = '(?:,| and|, and| plus| &) (?:the |also |all )?'

const ways: readonly (readonly [RegExp, string])[] = [
  [
    `${noun} (?<where>in|from|at) (?<one>${name})${joint}\\k<noun> \\k<where> (?<two>${name})`,
    '$<head> $<noun> $<where> $<one> or $<two>',
  ],
  [
    `${noun} with (?<one>\\d+) (?<rooms>bedrooms|beds|bathrooms|baths)${joint}\\k<noun> with (?<two>\\d+) \\k<rooms>`,
    '$<head> $<noun> with $<one> or $<two> $<rooms>',
  ],
  [`(?<one>${state}) ${noun}${joint}(?<two>${state}) \\k<noun>`, '$<head> $<one> or $<two> $<noun>'],
].map(([said = '', meant = '']) => [new RegExp(`^(?<head>${verb}) ${said}[?.! ]*$`, 'i'), meant] as const)

/** The question for both, or null if they differ in more. */
export function listsTogether(question: string): string | null {
  const [said, meant] = ways.find(([way]) => way.test(question)) ?? []
  return said === undefined || meant === undefined ? null : question.replace(said, meant)
}
