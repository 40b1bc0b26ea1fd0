// "How many houses have people in them tonight", "cabins sitting empty tonight", "the occupied homes tonight": who is in them that
// night tells it. Taken as it stands, the night would be the day when a home was added, and "empty" its state of now.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const people =
  '(?:people|guests|a guest|someone|somebody|anyone|anybody|folks|families|occupants|humans|bodies|heads in beds)'
const there = '(?:in them|in it|in there|inside|sleeping there|sleeping in them)'
const when = '(?=(?:tonight|right now|last night)\\b)'
const homes = '(?<homes>(?:homes|houses|properties|places|rentals|units|listings)\\b)'
const full = '(?:occupied|taken|full|filled|in use)'
const empty = '(?:empty|vacant|unoccupied|not occupied|not taken)'
const lying = '(?:(?:sitting|standing|lying|going) )?'

const inThem: readonly Rewriting[] = [
  {
    said: new RegExp(`\\b(?<verb>have|has|had|with|got|having) ${people} ${there} ${when}`),
    meant: ({ groups }) => `${groups?.['verb'] ?? ''} someone staying `,
  },
]

const states: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?<be>are|is|were|was|be|being) (?:sitting|standing|lying|going) (?=${empty} ${when})`,
    ),
    meant: ({ groups }) => `${groups?.['be'] ?? ''} `,
  },
  { said: new RegExp(`\\b(?:that|which) (?:are|is) (?=${lying}${empty} ${when})`), meant: () => '' },
  {
    said: new RegExp(
      `(?<!\\b(?:are|is|were|was|be|being|sits?|stands?|to|how many|half) )${lying}${empty} ${when}`,
    ),
    meant: () => 'with nobody staying ',
  },
  {
    said: new RegExp(`\\b(?<be>are|is) (?:full|filled) ${when}`),
    meant: ({ groups }) => `${groups?.['be'] ?? ''} occupied `,
  },
  {
    said: new RegExp(`(?<=\\b${homes.replace('?<homes>', '?:')} (?:in [a-z ]+ )?)${full} ${when}`),
    meant: () => 'with someone staying ',
  },
  {
    said: new RegExp(`\\b${full} ${homes}(?= (?:in [a-z ]+ )?(?:tonight|last night)\\b)`),
    meant: ({ groups }) => `${groups?.['homes'] ?? ''} with someone staying`,
  },
  {
    said: new RegExp(`\\b${empty} ${homes}(?= (?:in [a-z ]+ )?(?:tonight|last night)\\b)`),
    meant: ({ groups }) => `${groups?.['homes'] ?? ''} with nobody staying`,
  },
]

/** "What percent of our homes are occupied tonight": of all there are, and not of those with a state of now. */
const share: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?:percent|percentage|%|share|proportion|portion) of (?:all )?(?:the |our |all )?(?:homes|houses|properties|places|rentals|units|listings) (?:(?:that )?(?:are|is) )?${full} ${when}`,
    ),
    meant: () => 'occupancy ',
  },
]

/** "Which homes are occupied tonight and by whom": those who are there, each with the home. */
const byWhom: Rewriting = {
  said: new RegExp(
    `^(?:(?:which|what|show|list|give me|the|all|our|of|me) )*(?:${full} )?(?:homes|houses|properties|places|rentals|units|listings)(?: (?:that|which))?(?: (?:are|is))?(?: ${full})? (?:tonight|right now)(?: ,)? (?:and|with|,)(?: (?:by whom|by who|who by|who (?:is|are) (?:in|at|staying in) (?:them|it|each|there)|who (?:is|are) (?:there|staying|staying there)|who (?:has|have) (?:them|it)|(?:the |their )?(?:names? of the )?guests?(?: names?)?(?: (?:in|at|staying in) (?:them|it|each|there))?))(?= [.?!]|$)`,
  ),
  meant: ({ 0: said }) =>
    new RegExp(`\\b${full}\\b`).test(said) ? 'who is staying tonight and in which home' : said,
}

export const peopleInThem: readonly Rewording[] = [
  wherever([/^(tonight|now)$/, /^(occupied|taken|full|filled|use)$/, /^(and|with|,)$/], [byWhom]),
  wherever([/^(tonight|now|night)$/, /^(in|inside|sleeping)$/], inThem),
  wherever([/^tonight$/, /^(occupied|taken|full|filled|use)$/, /^of$/], share),
  wherever([/^(tonight|night)$/, /^(empty|vacant|unoccupied|occupied|taken|full|filled|use)$/], states),
]
