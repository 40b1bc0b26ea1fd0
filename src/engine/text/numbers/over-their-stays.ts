// "On average, how many nights has each guest spent with us in total", "for people who came back, how many days between their first and
// second order": an average over people, each with all that is theirs. Read by the row it was an average of single stays.
import { wherever, type Rewording } from '#engine/text/rewritten.ts'

const onAverage = '(?:on average|typically|usually)'
const inTotal =
  '(?:in total|altogether|overall|all told|(?:over|across|counting|with|for) all (?:of )?(?:their|his|her|the|its) stays)'
const addedUp =
  '(?: ,? ?(?:with )?all (?:of )?their (?:stays|nights) (?:added up|together|combined|counted|put together|summed up))?'

const nights = wherever(
  [/^nights$/, /^(guest|person)$/, /^(average|typically|usually)$/],
  [
    {
      said: new RegExp(
        `^(?:${onAverage} (?:, )?)?how many nights (?:has|have|does|do|did) (?:each|every|an?|one|the average) (?:guest|person) (?:${onAverage} )?(?:spent|spend|stayed|stay|booked|book)(?: with us| at our (?:places|homes|houses))?(?: ${onAverage})? ${inTotal}(?: ${onAverage})?${addedUp}(?= [.?!]|$)`,
      ),
      meant: ({ 0: said }) =>
        new RegExp(onAverage).test(said) ? 'average number of nights per guest in total' : said,
    },
  ],
)

const cameBack = wherever(
  [/^(back|returned|again)$/, /^second$/, /^first$/],
  [
    {
      said: /^(?:for|of|among|with) (?:the |those )?(?:people|customers|buyers|guests|shoppers|ones|those) (?:who|that) (?:came back|returned|bought again|ordered again|booked again) (?:, )?(?=.*\bfirst (?:[a-z]+ )?(?:and|to|until|till) (?:[a-z]+ )?second\b)/,
      meant: () => '',
    },
  ],
)

export const overTheirStays: readonly Rewording[] = [nights, cameBack]
