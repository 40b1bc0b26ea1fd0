// "Cities where every single home costs more than $250": the cheapest one there does, too.
import { wherever } from '#engine/text/rewritten.ts'

const things = '(?:home|house|listing|property|place|rental|product|item)'
const all = `(?:every(?: single)? (?:one of (?:our|the) )?${things}|all (?:of )?(?:the |our |its |their )?(?:homes|houses|listings|properties|places|rentals|products|items))`
const up = 'more than|over|above|at least'
const down = 'less than|under|below|at most'

export const everySingleOne = wherever(
  [/^(every|all)$/, /^(where|in|whose|which)$/],
  [
    {
      said: new RegExp(
        `(?<=\\b(?:cities|towns|states|areas|subdivisions|communities|neighborhoods|brands|categories|types) )(?:where|in which|that have|with) ${all} (?:(?:there|here) )?(?:costs?|is priced|are priced|goes for|go for|rents? for|is|are) (?:at )?(?<how>${up}|${down}) (?<amount>(?:\\$ )?\\d[\\d,.]*(?: ?[km]\\b| thousand| million| grand)?)(?: dollars| bucks)?(?: (?:a|per|each) night)?(?= [,.?!]|$)`,
      ),
      meant: ({ groups = {} }) =>
        `with a ${new RegExp(`^(?:${up})$`).test(groups['how'] ?? '') ? 'minimum' : 'maximum'} price ${groups['how'] ?? ''} ${groups['amount'] ?? ''}`,
    },
  ],
)
