// "How big is the average order per state", "average total per booking": what one of them is worth, and not how many there are.
import { howManyOnAverage } from './how-many-on-average.ts'
import { inPlural } from '#engine/text/one-and-many.ts'
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const ones = '(?<one>order|booking|reservation|purchase)s?'
const people = '(?<one>customer|guest|buyer|shopper|client)s?'
const mean = '(?:average|typical|avg|mean)'

const rules: readonly Rewriting[] = [
  // "What did the average home in Sea Oaks sell for last year", "how much does the average electronics product cost".
  {
    said: new RegExp(
      `\\b(?:what|how much) (?<did>do|does|did) (?:the|an?|our|your) ${mean} (?<like>(?:[a-z\\d]+ ){0,2}?)(?!order |booking |reservation |purchase |stay )(?<one>[a-z]{3,}) (?<where>(?:in|on|at) (?:[a-z]+ ){1,4}?)?(?<verb>(?:sell|go|rent|list|close) for|cost)\\b`,
    ),
    meant: ({ groups }) =>
      `how much ${groups?.['did'] === 'did' ? 'did' : 'do'} ${groups?.['like'] ?? ''}${inPlural(groups?.['one'] ?? '')} ${groups?.['where'] ?? ''}${groups?.['verb'] ?? ''} on average`,
  },
  {
    said: new RegExp(
      `\\bhow (?:big|large|high|expensive) (?:is|was|are|were) (?:the|an|our) ${mean} (?:completed )?${ones}\\b(?! value| size| total)`,
    ),
    meant: ({ groups }) => `average ${groups?.['one'] ?? ''} value`,
  },
  // "How much does one order come to on average".
  {
    said: new RegExp(
      `\\bhow much (?:does|do|did|is|was) (?:one|an?|a single|the|our|each)(?: ${mean})? ${ones}(?: (?:worth|come to|bring in|bring|cost|run|run to|total))?(?<when> (?:this|last) [a-z]+)? on average(?= [,.?!]|$| (?:in|by|per|for)\\b)`,
    ),
    meant: ({ groups }) => `average ${groups?.['one'] ?? ''} value${groups?.['when'] ?? ''}`,
  },
  {
    said: new RegExp(
      `\\b${mean} (?:total \\$|total dollars|total dollar amount|total|amount|spend|dollars|dollar amount|value|ticket|price paid) (?:per|of an?|for an?|of each|on an?) ${ones}\\b`,
    ),
    meant: ({ groups }) => `average ${groups?.['one'] ?? ''} value`,
  },
  // "How much do customers spend on average, per state", "avg customer spend".
  {
    said: new RegExp(
      `\\bhow much (?:does|do|did) (?:an?|the|our|each|one)? ?${people} (?:spend|pay)(?: us| with us)? on average`,
    ),
    meant: ({ groups }) => `average spend per ${groups?.['one'] ?? ''}`,
  },
  {
    said: new RegExp(`\\b${mean} ${people} (?:spend|spending)\\b`),
    meant: ({ groups }) => `average spend per ${groups?.['one'] ?? ''}`,
  },
  // "How big are homes in Old Town on average".
  {
    said: /\bhow (?:big|large) (?:is|are|were) (?:the |our )?(?<what>(?:[a-z]+ ){1,6}?)on average\b/,
    meant: ({ groups }) => {
      const one = /^(order|booking|purchase|reservation)s? /.exec(groups?.['what'] ?? '')
      return one === null
        ? `average size of ${(groups?.['what'] ?? '').trim()}`
        : `average ${one[1] ?? ''} value ${(groups?.['what'] ?? '').slice(one[0].length)}`.trim()
    },
  },
  // "Orders with a total over $500": each one's own.
  {
    said: /(?<=\b(?<one>order|booking|reservation|purchase)s (?:[a-z\d]+ ){0,5}(?:with|having|had|have) )(?:a |the )?total (?=(?:over|above|under|below|exceeding|between|more than|less than|of (?:over|more|less|at least|under)|at least|>|<))/,
    meant: ({ groups }) =>
      /^(order|purchase)$/.test(groups?.['one'] ?? '') ? 'a total amount' : 'a total price',
  },
]

const pieces = '(?<what>units|items|pieces|nights) per'
const suchOne =
  '(?=(?!single|average|guest|customer|sold)[a-z]+ (?:order|purchase|stay|booking|reservation)(?: |$))'
const meanPer = (fn: string | undefined, what: string | undefined) =>
  `${fn ?? 'average'} ${what === 'nights' ? 'nights' : 'quantity'} per `

/** "Average number of units per completed order", "nights per cancelled stay": each has its own, and nothing is added up. */
const perOne: readonly Rewriting[] = [
  {
    said: new RegExp(`\\b(?<fn>average|avg|mean|median) (?:number of )?${pieces} ${suchOne}`),
    meant: ({ groups }) => meanPer(groups?.['fn'], groups?.['what']),
  },
  // "Revenue and units per completed order" may be both for each.
  {
    said: new RegExp(
      `(?<=^|\\b(?:show|me|us|the|our|is|are|was|need|want|see|:) )(?:number of )?${pieces} ${suchOne}`,
    ),
    meant: ({ groups }) => meanPer(undefined, groups?.['what']),
  },
]

export const sizeOfAverage: readonly Rewording[] = [
  howManyOnAverage,
  wherever(/^(average|typical|avg|mean|total)$/, rules),
  wherever([/^(units|items|pieces|nights)$/, /^per$/], perOne),
]
