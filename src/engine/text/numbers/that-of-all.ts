// "An average rating above that of all products": above the mean of all of them, which the pronoun stands for.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const things =
  '(?:customers|buyers|products|items|orders|homes|listings|sold homes|bookings|stays|guests|brands|categories|states|cities|areas|subdivisions)'
const whole = `(?:(?:all|all (?:of )?(?:the|our)) ${things}(?: together| combined| overall| in all)?|the whole (?:shop|store|catalog|catalogue|market|lot|company|business|customer base)|everyone|everybody|everything)`

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `(?<=\\b(?:average|avg|mean) (?:[a-z]+ ){1,4}?(?:is |are |was )?)(?<side>above|over|below|under|higher than|greater than|bigger than|lower than|less than|more than|exceeding|beyond) (?:that|the one|the average|the mean|the avg) (?:of|for|across|over) ${whole}(?= [.?!,:;-]|$)`,
    ),
    meant: ({ groups }) => {
      const side = groups?.['side'] ?? ''
      return `${/^(?:below|under|lower|less)/.test(side) ? 'below' : 'above'} the overall average`
    },
  },
]

export const thatOfAll = wherever(
  [/^(average|avg|mean)$/, /^(all|whole|everyone|everybody|everything)$/],
  rules,
)
