// "Biggest house sold this year": the house is big, whatever it went for. "The biggest sale" is one by its price.
import { wherever } from '#engine/text/rewritten.ts'

export const biggestThatSold = wherever(
  [/^(biggest|largest|smallest|roomiest)$/, /^(sold|closed)$/],
  [
    {
      said: /\b(biggest|largest|smallest|roomiest) (houses?|homes?|propert(?:y|ies)|places?|condos?) (sold|closed)\b(?! (?:price|volume|for))/,
      meant: ([, end, what, done]) => `${end ?? ''} ${what ?? ''} that ${done ?? 'sold'}`,
    },
  ],
)
