// "Of the homes we sold, tell me the number that got their full price": how many of them did. Left as they are, the homes are listed.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const wish =
  '(?:tell me|tell us|give me|give us|show me|show us|i need|i want|we need|just|need|want|get me)(?: just| only)?'
/** "The number that each brand sold" is one of something else, which stands behind. */
const others =
  '(?!(?:each|every|we|i|you|they|it|he|she|the|our|my|their|a|an|matters?|counts?|says|tells)\\b)'

const rules: readonly Rewriting[] = [
  // "For each brand, the number that we sold": so many, and no money.
  {
    said: /\b(?:the )?(?:total )?(?:number|count) (?:that |which )?we (?:have |had )?(?:sold|moved)(?= |$)/,
    meant: () => 'number sold',
  },
  // "…, the number we have in stock and the number that we sold".
  {
    said: /\b(?:the )?(?:total )?(?:number|count) (?:that |which )?we (?:still |currently )?(?:have|hold|keep|got) (?:in stock|on hand|on the shelf|on the shelves)(?= |$)/,
    meant: () => 'units in stock',
  },
  // "Of all orders, what number got refunded".
  {
    said: /\bwhat number (?:of them |of those )?(?=(?:is|are|was|were|got|get|gets|have|has|had|did|do|went|came|ended|sold|closed)\b)/,
    meant: () => 'how many ',
  },
  {
    said: new RegExp(
      `\\b${wish} (?:the|a) (?:total )?(?:number|count) (?:that|who|which) (?=${others}[a-z])`,
    ),
    meant: () => 'how many ',
  },
  {
    said: new RegExp(
      `\\b${wish} (?:the|a) (?:total )?(?:number|count) (?=(?:with|without|under|over|above|below|between|priced|listed|sold|built)\\b)`,
    ),
    meant: () => 'how many are ',
  },
]

export const numberThat = wherever(/^(number|count)$/, rules)
