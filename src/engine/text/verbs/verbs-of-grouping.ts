// "Break out our revenue by city", "cut orders by state", "roll up sales by brand": shown for each of them. The verb alone, before what it
// is said of, would be taken for the "by".
import { wherever } from '#engine/text/rewritten.ts'
import { phraseList } from '#engine/text/word-list.ts'

const asking =
  '(?:(?:please|pls|kindly|now|then|ok|okay|so|and|just|can you|could you|would you|i want to|i would like to|i need to|let us|help me|i need you to) ){0,3}'
const verbs = phraseList(`
  group, break out, break down, break up, break apart, cut, separate, separate out, divide, divide up, split, split up, split out, slice,
  slice up, carve up, chop up, roll up, organize, organise, arrange, sort out, itemize, itemise, tabulate, partition, segment, categorize,
  categorise, classify, bucket, summarize, summarise, aggregate, dissect, distribute, parcel out, unpack, cross tab, pivot, tally, tally up,
  total up, add up, plot, graph, chart
`).join('|')
/** "Group that by city" goes on from the answer before. */
const named =
  '(?!(?:it|that|this(?! (?:day|week|month|quarter|year)\\b)|them|those|these|by|per|the same|into)\\b)'

const what = '(?:[a-z\\d]+ ){1,6}?'
/** "Bookings, nights and revenue". */
const several = '(?:[a-z]+ ){1,2}(?:, (?:[a-z]+ ){1,2}){1,3}(?:, )?and (?:[a-z]+ ){1,2}'

const parting =
  'compar(?:e|es|ed|ing)|comparison of|breakdown of|distribution of|spread of|split of|mix of|differs?|differed|var(?:y|ies|ied)|group|break (?:out|down|up)|separate|divide|split'

export const verbsOfGrouping = wherever(/^(by|per|into|across|each)$/, [
  // "Compare revenue across all categories" is one number for each; "the total across all categories" is one for all.
  {
    said: new RegExp(`\\b(?<verb>${parting}) (?<what>${what})?across all (?:of )?(?:the |our )?(?=[a-z])`),
    meant: ({ groups = {} }) => {
      const opens = groups['verb'] === 'compare' && groups['what'] !== undefined
      return `${opens ? 'show' : (groups['verb'] ?? '')} ${groups['what'] ?? ''}across `
    },
  },
  // "Our inventory cut by nightly price".
  {
    said: /(?<=[a-z\d] )(?:cut|sliced|carved|chopped|diced|sliced and diced|cut up|sliced up|chopped up|carved up) (?=(?:by|per) )/,
    meant: () => '',
  },
  {
    said: new RegExp(
      `(?<=^${asking}|[,.:;!?] ${asking})(?:${verbs}) ${named}(?=(?:${what}|${several})(?:by|per|into|across|for each) [a-z])`,
    ),
    meant: () => 'show',
  },
])
