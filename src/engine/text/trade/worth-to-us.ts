// "Which customers are worth the most to us": those with the highest lifetime value. Beside "top three" it would rank them twice.
import { wherever } from '#engine/text/rewritten.ts'

export const worthToUs = wherever(
  [/^worth$/, /^(most|least)$/, /^(customers|buyers|shoppers|clients)$/],
  [
    {
      said: /(?<=\b(?:customers|buyers|shoppers|clients)(?: [a-z]+){0,4} )(?<who>that |who |which )?(?<are>are |is |were |be )?worth (?:the )?(?<end>most|least)(?: (?:to (?:us|me|the (?:shop|store|business))))?(?! (?:on average|money|per|by)\b)(?: ,? ?(?:like|say|maybe|so) (?:just )?(?:the )?(?<top>top (?:\d+|three|five|ten|two|four)))?/,
      meant: ({ groups }) =>
        `${groups?.['who'] === undefined && groups?.['are'] !== undefined ? 'have' : 'with'} the ${groups?.['end'] === 'least' ? 'lowest' : 'highest'} lifetime value${groups?.['top'] === undefined ? '' : ` , ${groups['top']} ,`}`,
    },
  ],
)
