// "Areas where upwards of 15 homes are for sale, together with the count", "actives > 15, incl ct": how many each of them has, which a
// limit shows in any case. Taken for a wish of its own, the groups themselves would be counted.
import { rewritten, wherever, type Rewriting } from './rewritten.ts'
import type { Token } from './token.ts'

const more =
  '(?:more than|more then|greater than|at least|over|above|upwards of|north of|no fewer than|fewer than|less than|under|at most|>=|<=|>|<)'
const number =
  '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty)'
const rows =
  '(?:homes|houses|listings|properties|actives|solds|pendings|active listings|active homes|bookings|reservations|stays|orders|purchases|sales|closings|inquiries|views|products|customers|guests|leads)'
/** "Upwards of 15 homes", "actives > 15", "stayed more than 3 times". */
const limited = new RegExp(
  `\\b(?:${more} ${number} (?:[a-z]+ ){0,2}?${rows}|${number} (?:\\+ |plus |or more )(?:[a-z]+ ){0,2}?${rows}|${number} ${rows} or (?:more|fewer|less)|${rows} (?:are )?${more} ${number}|(?:stayed|booked|ordered|bought|come|been|rented)\\b[a-z ]* ${more} ${number} times)\\b`,
)
/** Something else is counted, or how many of them there are. */
const asksHowMany = /\b(?:how many|how much|number of|count of|# of|total|percent|share)\b|%/
const asksFor =
  /^(?:(?:so|ok|okay|hey|hi|please|just|can you|could you|i need|i want|i would like|need|want|get|pull|tell|me|us|to know|to see) |, )*(?:(?:list|show|show me|give me|name|find|find me|get me) )?(?:all )?(?:the |our |any )?(?:which|what|who|subdivisions|communities|areas|neighbou?rhoods|cities|towns|states|brands|categories|guests|customers|buyers|shoppers|sources|payment methods|property types)\b/

const tail: Rewriting = {
  said: /(?: [,.?;])?(?: and| &)? (?:incl|including|include|together with|along with|alongside|next to|with|plus|\+|put|show|add|and|give me|tell me|list)(?: (?:me|us))?(?: (?:the|their|its|that|each|each one s))? (?:counts?|ct|numbers?|#|figure|tally|nr)(?: (?:too|as well|also|there|for each|in each|of each|each|next to it|beside it|of them|please|pls))*(?= ?[.?!]| ?$)/,
  meant: ({ index, 0: said }, question) => {
    const before = question.slice(0, index)
    return asksFor.test(before) && limited.test(before) && !asksHowMany.test(before) ? '' : said
  },
}

export const limitAndItsCount = wherever(
  /^(counts?|ct|numbers?|#|figure|tally|nr)$/,
  (tokens: readonly Token[]): readonly Token[] =>
    tokens.slice(-6).some(({ text }) => /^(counts?|ct|numbers?|#|figure|tally|nr)$/.test(text))
      ? rewritten(tokens, [tail])
      : tokens,
)
