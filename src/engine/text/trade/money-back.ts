// "How much money went back to customers as refunds", "which brand cost us the most in refunds": money that was lost again, by the
// names that it has where it is counted.
import type { Saying } from '#engine/text/sayings/sayings-of-time.ts'

const each = (...parts: readonly string[]): string =>
  parts
    .map(part => part.split('|'))
    .reduce((said, words) => said.flatMap(one => words.map(word => `${one} ${word}`.trim())), [''])
    .join(', ')

const toWhom =
  'to customers|to our customers|to the customers|to shoppers|to buyers|to people|to our shoppers|to our buyers'

export const ofMoneyBack: readonly Saying[] = [
  // "Returns as % of sales": what is sent back, and nobody who comes back.
  {
    meant: 'refunds',
    said: 'returns',
    before: /^(the|our|total|and|of|number|[,:]|)$/,
    behind: /^(as|by|per|divided|relative|versus|vs|\/|)$/,
  },
  // "Some things come back too often"; people who come back are another matter.
  {
    meant: 'get returned',
    said: 'come back, came back, comes back',
    before: /^(things|products|items|goods|orders|stuff|brands|categories)$/,
    behind: /^(too|so|very|a|the|most|[,.?!]|)$/,
  },
  {
    meant: 'refunded',
    said: each(
      'went back|goes back|go back|flowed back|flows back|was paid back|was given back',
      toWhom,
      'as refunds|in refunds|',
    ),
    before: /^(money|much|cash|dollars)$/,
  },
  // "How much money went back out the door as refunds".
  {
    meant: 'refunded',
    said: each(
      'went|goes|go|walked|flowed|left|slipped|leaked|flew',
      'back out|right back out|out',
      'the door|of the door|',
      'as|in|on|through|via|for',
      'refunds|refunded orders',
    ),
    before: /^(money|much|cash|dollars|revenue|sales)$/,
  },
  // "How much money did we refund": the money of those, and no money beside their number.
  {
    meant: 'how much did we refund',
    said: each(
      'how much money|how much cash|how many dollars|how much in dollars',
      'did|do|have',
      'we|i|they|you',
      'refund|refunded',
    ),
  },
  {
    meant: 'give back',
    said: each('give back|pay back|hand back|send back|return', toWhom, 'as refunds|in refunds|'),
    before: /^(we|i|they)$/,
  },
  ...(
    [
      ['the highest refunded amount', 'refunds|returns|refunded orders'],
      ['the highest cancelled value', 'cancellations|cancelled bookings|cancelled orders'],
    ] as const
  ).map(([amount, lost]) => ({
    meant: `had ${amount}`,
    said: each(
      'cost|costs|lost|loses|lose',
      'us|me|',
      'the most',
      'money|revenue|',
      'in|to|through|on|from|because of',
      lost,
    ),
  })),
]
