// "Made less money this year than last year": what is made is money anyway, and stands in the way of what is compared.
import { wherever } from '#engine/text/rewritten.ts'

export const moneyThenAndNow = wherever(
  [/^money$/, /^than$/, /^(more|less)$/],
  [
    {
      said: /(?<=\b(?:made|make|makes|making|earned|earn|earns|brought in|bring in|took in|take in|pulled in) (?:us )?(?:more|less) )money (?=(?:[a-z\d]+ ){1,4}than\b)/,
      meant: () => '',
    },
  ],
)
