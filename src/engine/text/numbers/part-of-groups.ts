// "In which areas have more than half of the homes sat for 60 days", "where more than one in five sold above asking": a part of each
// group's rows that is limited.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const limit = '(?:more than|over|at least|less than|fewer than|under|above|below)'
const part =
  '(?:half|(?:an? |one )?(?:half|third|quarter|fifth|tenth)|(?:two )?thirds|(?:three )?quarters|\\d+(?:\\.\\d+)? (?:%|percent))'
const parts: Readonly<Record<string, string>> = {
  two: 'half',
  three: 'a third',
  four: 'a quarter',
  five: 'a fifth',
  ten: 'a tenth',
}

const verbs: Readonly<Record<string, string>> = {
  sat: 'have been on the market',
  are: 'are',
}

const group =
  '(?:homes|houses|properties|listings|places|units|cities|states|areas|subdivisions|neighbou?rhoods|communities|(?:property )?types|brands|categories|products|items|guests|customers|channels|sources|months)'
const states: Readonly<Record<string, string>> = {
  cancellation: 'cancelled',
  cancellations: 'cancelled',
  refund: 'refunded',
  refunds: 'refunded',
}

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `(?<=${limit} )(?:one|1) (?:in|out of) (?<of>two|three|four|five|ten)(?: of)?(?= [a-z])`,
    ),
    meant: ({ groups }) => `${parts[groups?.['of'] ?? ''] ?? ''} of`,
  },
  // "Areas with an average of under 50 days on the market".
  {
    said: new RegExp(
      `\\b(?:with |and )?an average of (?<some>${limit} \\d+ (?:days|nights)(?: on (?:the )?market)?)(?= [.?!,]|$| and )`,
    ),
    meant: ({ groups }) => `with ${groups?.['some'] ?? ''} on average`,
  },
  // "In which cities do more than 15% of the reservations get cancelled", "where more than 10% of the homes expired".
  {
    said: new RegExp(
      `(?<=${limit} ${part} of (?:the |our |all )?(?:listings|homes|houses|properties) )expired?\\b`,
    ),
    meant: () => 'are expired',
  },
  {
    said: new RegExp(
      `(?<=${limit} ${part} of (?:[a-z]+ ){1,4})(?:get|gets|got|have|has)(?= (?:cancelled|canceled|refunded|returned|withdrawn|expired)\\b)`,
    ),
    meant: () => 'are',
  },
  // "In which areas have more than a third of the homes sat over 90 days".
  {
    said: new RegExp(
      `\\b(?:in )?which (?<group>(?:property )?[a-z]+) (?:do|did|have|has|had) (?<some>${limit} ${part} of (?:[a-z]+ ){1,4}?)(?<verb>sat|are)(?= |$)`,
    ),
    meant: ({ groups = {} }) =>
      `${groups['group'] ?? ''} where ${groups['some'] ?? ''}${verbs[groups['verb'] ?? ''] ?? ''}`,
  },
  {
    said: new RegExp(
      `\\b(?:in )?which (?<group>(?:property )?[a-z]+) (?:have|has|had|are|is|were|was) (?<some>${limit} ${part} of (?:[a-z]+ ){1,4}?)(?<verb>been|out of|cancelled|refunded|pending|under contract|returned)(?= |$)`,
    ),
    meant: ({ groups = {} }) =>
      `${groups['group'] ?? ''} where ${groups['some'] ?? ''}${groups['verb'] === 'been' ? 'have' : 'are'} ${groups['verb'] ?? ''}`,
  },
  // "Homes with more than 20% of their bookings cancelled", "properties that lose over a fifth of reservations to cancellation".
  {
    said: new RegExp(
      `\\b(?<group>${group}) (?:with|having|(?:(?:that|which|who) )?(?:have|has|had|saw|lose|loses|lost)) (?<some>${limit} ${part} of (?:their |its |the |all |all their )?[a-z]+) (?:get |got |being |been )?(?:to )?(?<verb>cancelled|canceled|cancellations?|refunded|refunds?|returned|withdrawn|expired)(?= [,.?!]|$)`,
    ),
    meant: ({ groups = {} }) =>
      `${groups['group'] ?? ''} where ${groups['some'] ?? ''} are ${states[groups['verb'] ?? ''] ?? groups['verb'] ?? ''}`,
  },
]

/** "Areas where most of the homes for sale have a pool". "Where most homes sold" asks for the first of them. */
const majority: Rewriting = {
  said: /(?<=\b[a-z]+s (?:where|in which|for which|with) )(?:the |a |an )?(?:(?:great|vast|clear|overwhelming) )?(?:most|majority)(?: [(,] (?:over|more than) half [),])?(?: of)?(?: (?:the|our|all))? (?=(?:[a-z]+ ){1,4}?(?:have|has|had|come with|comes with|are|is|were|was|got|having) (?!sold\b|bought\b|booked\b|ordered\b|the most\b))/,
  meant: () => 'more than half of the ',
}

/** "Homes with at least 40 reservations where more than 15% of them were cancelled": a rate of the same rows, limited as well. */
const rateBeside: Rewriting = {
  said: /(?<=\b(?:with|have|had|having) (?:[a-z]+ ){0,3}\d+(?: \+| or more)? (?:orders|purchases|reservations|bookings) )(?:, )?(?:(?:and|but) )?(?:where|of which|of whom|for which) (?<some>(?:more than|over|at least|less than|fewer than|under|above|below) \d+(?:\.\d+)? (?:%|percent))(?: of (?:them|those|these|which))? (?:were|are|was|is|got|get|have been) (?<state>cancelled|canceled|refunded)(?= [-,.:;?!]|$)/,
  meant: ({ groups = {} }) =>
    `and a ${groups['state'] === 'refunded' ? 'refund' : 'cancellation'} rate ${groups['some'] ?? ''}`,
}

export const partOfGroups: readonly Rewording[] = [
  wherever([/^(where|which|whom)$/, /^(%|percent)$/, /^(cancell?ed|refunded)$/], [rateBeside]),
  wherever(/^(most|majority)$/, [majority]),
  wherever(/^(more|over|least|less|fewer|under|above|below)$/, rules),
]
