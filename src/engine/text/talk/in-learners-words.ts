// "The most of owners who want list a home", "viewed from the visitors", "how much cost in average the night": what people say whose own
// language puts it so.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const people = '(?:owners|guests|visitors|leads|people|customers|buyers|shoppers|prospects|sellers)'
const seen = '(?:viewed|visited|clicked|clicked on|liked|saved|favorited|shared|looked at|seen)'

const most: readonly Rewriting[] = [
  // "The most of the leads" is a part of them.
  {
    said: new RegExp(`\\bthe (?<end>most|least|fewest) of (?=${people}\\b)`),
    meant: ({ groups }) => `the ${groups?.['end'] ?? ''} `,
  },
]
const wish: readonly Rewriting[] = [
  {
    said: /\b(?<who>who|that|they) (?<want>wants?|wanted) (?=(?:list|rent|buy|sell|invest|book|stay|see)\b)/,
    meant: ({ groups = {} }) => `${groups['who'] ?? ''} ${groups['want'] ?? ''} to `,
  },
]
const byWhom: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?<seen>${seen})(?<most> (?:the )?most| more often)? from (?:the |our )?(?<who>visitors|users|people|guests|leads|customers)\\b`,
    ),
    meant: ({ groups = {} }) => `${groups['seen'] ?? ''}${groups['most'] ?? ''} by ${groups['who'] ?? ''}`,
  },
  {
    said: /\bhow many (?<what>views|clicks|inquiries|favorites|bookings|stays|orders|sales) (?<who>it|they|each) (?:has|have|had)(?= [,.?!]|$)/,
    meant: ({ groups = {} }) => `how many ${groups['what'] ?? ''}`,
  },
]
const paid: readonly Rewriting[] = [
  {
    said: /\bhow much (?:did )?(?:he|she|this person|that person|that guest|this guest) (?:was paying|has paid|had paid|paid|pays|is paying|pay)\b/,
    meant: () => 'how much did they pay',
  },
]
/** "More than the 30 percent of the leads": so much of them. */
const thePart: readonly Rewriting[] = [
  {
    said: /(?<=\b(?:more|less|fewer) than )the (?=\d+(?:\.\d+)? (?:%|percent)(?: of)?\b)/,
    meant: () => '',
  },
]
/** "How many nights these were together". */
const together: readonly Rewriting[] = [
  {
    said: /(?<=\bhow (?:many|much) [a-z]+ (?:(?:these|those|they|that|it) (?:were|was|are|is|make|made)|(?:were|was|are|is) (?:these|those|they|that|it)) )(?:all )?together(?= [,.?!]|$)/,
    meant: () => 'in total',
  },
]
const cost: readonly Rewriting[] = [
  {
    said: /\bhow much (?:does )?costs? (?:(?:in|on|at) (?:the )?average )?(?:the|a|one) night(?<average> (?:in|on|at) (?:the )?average)?(?= (?:in|at|for|of)\b| [?.!]|$)/,
    meant: () => 'how much does a night cost on average',
  },
]

export const inLearnersWords: readonly Rewording[] = [
  wherever([/^(most|least|fewest)$/, /^of$/], most),
  wherever(/^want(s|ed)?$/, wish),
  wherever(
    [/^(from|has|have|had)$/, /^(viewed|visited|clicked|liked|saved|favorited|shared|looked|seen|how)$/],
    byWhom,
  ),
  wherever([/^(he|she|person|guest)$/, /^much$/], paid),
  wherever([/^costs?$/, /^night$/], cost),
  wherever([/^than$/, /^the$/, /^(%|percent)$/], thePart),
  wherever([/^how$/, /^together$/], together),
]
