// "Make it the top four with what each one spent", "top five by spend": those who spend are people, though nobody names them. Homes and
// products would be ranked by what they earned.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const many = '(?:\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)'
const spent = '(?:(?:has|have) )?(?:spent|spends?)\\b'
const spend = '(?:total |overall )?(?:spend|spending)\\b'

const rows = '(?<rows>booking|bookings|stay|stays|reservation|reservations|order|orders|purchase|purchases)'

const rules: readonly Rewriting[] = [
  // "The one booking that paid us the most".
  {
    said: new RegExp(
      `\\b${rows} (?:that|which) (?:has |have )?(?:paid|brought|made|earned|netted|got|gave|brought in|earned in)(?: us| me)?(?: in)? the most(?: money| cash| revenue| dollars)?(?= [,.:;?!-]|$| (?:in|last|this|for|during|since|ever|with|and) )`,
    ),
    meant: earning,
  },
  // "The total our guests paid last year": one amount, and nobody is counted.
  {
    said: /\btotal (?:that )?(?:our |the |all |all our )?(?:guests|customers|shoppers|clients|people) (?:have |has )?(?:paid|spent)(?: us| with us| here)?(?= (?:in|last|this|for|on|during|since|over|so|by|per|at)\b| [,.?!]|$)/,
    meant: () => 'total revenue',
  },
  // "Who has spent the most, like the top three guests and how much revenue each one was": the same money.
  {
    said: /(?<=\bspent the most\b.*)\bhow much (?:revenue|money|income|business) (?:(?:each|each one|each of them|every one|they) (?:was|were|is|are|has been|brought(?: in| us)?|gave us|made us|generated|meant)|(?:that )?(?:was|is) for each(?: one| of them)?)(?= [.?!,]|$)/,
    meant: () => 'how much each spent',
  },
  // "Top 3 spenders among guests".
  {
    said: /\bspenders (?:among|amongst|of|out of) (?:(?:all|our|the|all our|all of our) )?(?:guests|customers|buyers|shoppers|clients)\b/,
    meant: () => 'spenders',
  },
  {
    said: new RegExp(
      `\\b(?<top>top ${many})(?=(?: (?:with|and|plus|showing|,|:)){1,2} (?:(?:what|how much) (?:each|each one|each of them|they|they each|everyone) ${spent}|their ${spend})| by (?:their )?${spend})`,
    ),
    meant: ({ groups }) => `${groups?.['top'] ?? ''} spenders`,
  },
]

/** An order that was called off paid nobody. */
function earning({ groups, index }: RegExpExecArray, question: string): string {
  const rows = groups?.['rows'] ?? ''
  const isSaid = /\b(?:completed|pending|cancelled|refunded) $/.test(question.slice(0, index))
  return `${/^(?:order|purchase)/.test(rows) && !isSaid ? 'completed ' : ''}${rows} with the highest total`
}

export const whoSpends = wherever(/^(spent|spends?|spending|spenders|most|paid)$/, rules)
