// "Search CVR: sessions w/ a search AND a purchase / sessions w/ a search": of the visits below the line, so many did the other thing as
// well. Read as a quotient, "and" would list two kinds of visits.
const step =
  '(?:search(?:es)?|purchases?|add to cart|added to cart|cart additions?|checkouts?|product views?|page views?|cart removals?)'
const visits = '(?:sessions|visits)'
const having = '(?:with|w/|that had|that have|having) ?'

const said = new RegExp(
  `^(?:[a-z%]+(?: [a-z%]+){0,3} ?[:=] ?)?(?<visits>${visits}) ${having}(?:both )?(?:an? )?(?<one>${step}) (?:and|&|\\+) (?:also )?(?:an? )?(?<two>${step}) ?(?:/|÷|divided by|over) ?(?:all )?${visits} ${having}(?:an? )?(?<base>${step})(?=[,.?! ]|$)`,
  'i',
)

export function bothOverOne(question: string): string {
  const found = said.exec(question)
  const { visits: who = '', one = '', two = '', base = '' } = found?.groups ?? {}
  const [first, second, below] = [one, two, base].map(word => word.toLowerCase())
  if (found === null || (below !== first && below !== second)) return question
  return question.replace(
    found[0],
    `what share of ${who} with a ${base} have a ${below === first ? two : one}`,
  )
}
