// "By how many dollars did the average sold price in Old Town exceed that of Sea Oaks": one number of two kinds, and what lies between them.
import { wherever, type Rewording } from '#engine/text/rewritten.ts'

const mean = '(?:avg|average|mean|median|typical|total|number of)'

export const exceedsThatOf: Rewording = wherever(
  [/^by$/, /^(that|those)$/],
  [
    {
      said: new RegExp(
        `^(?:(?:so|and|ok|okay) )*by (?:how much|how many [a-z]+|what amount) (?<is>does|do|did) (?:the |our )?(?<what>${mean} [a-z ]+?) (?<at>in|of|for|at) (?<one>[^,;:?.]{2,40}?) (?:exceed|beat|surpass|outdo|outpace|top|outstrip) (?:that|those) (?:in|of|for|at) (?<other>[^,;:?.]{2,40}?)(?<time> (?:this|last) (?:year|month|quarter)| in 20\\d\\d)?(?= ?[?.!]| ?$)`,
      ),
      meant: ({ groups: { is = '', what = '', at = '', one = '', other = '', time = '' } = {} }) =>
        `how much higher ${is === 'did' ? 'was' : 'is'} the ${what} ${at} ${one} than ${at} ${other}${time}`,
    },
  ],
)
