// "A couple cannot decide between Sea Oaks and Heron Point, what …", "if I am a landlord, which …": who asks, and why. The places stay.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const who =
  '(?:(?:so |ok |okay |well |and |, )*(?:an? |my |the |our |this |some |these )?(?:young |nice )?(?:couple|buyers?|clients?|family|folks|people|customers?|guests?|friends?|investors?|sellers?|boss|i|we|they|he|she) )?'
const torn =
  '(?:(?:can not|cannot|could not) (?:decide|choose|pick|make up (?:their|his|her|our|my) minds?)|(?:(?:is|are|am|was|were) )?(?:torn|undecided|on the fence|deciding|choosing|debating|going back and forth))'

const rules: readonly Rewriting[] = [
  // "…, which one has the lower median asking price": of the two, as "which has it, the one or the other".
  {
    said: new RegExp(
      `^${who}${torn} between (?<one>[a-z ]+?) and (?<two>[a-z ]+?) [,.:;-] (?:so )?which(?: one| of (?:them|the two|those)| area| place)? (?=(?:has|had|have|is|was|sells?|sold|costs?|gets?|moves?)\\b)`,
    ),
    meant: ({ groups = {} }) => `${groups['one'] ?? ''} or ${groups['two'] ?? ''} , which `,
  },
  { said: new RegExp(`^${who}${torn} between (?=[^?]+ [,:;-])`), meant: () => 'between' },
  {
    said: /^(?:so |ok |okay |well |and |, )*if (?:i|you|we) (?:am|are|was|were) an? (?:[a-z]+ )?(?:landlord|investor|buyer|seller|agent|owner|homeowner|flipper|shopper|traveler|traveller|lender|broker|host) ,/,
    meant: () => '',
  },
]

export const decidingBetween = wherever(/^(between|if)$/, rules)
