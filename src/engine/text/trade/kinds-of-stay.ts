// "Weekly share of bookings", "% of bookings weekly", "count the weekly bookings": a kind of stay, where a bare "weekly bookings" would ask
// for how many there were week by week.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const kind = '(?<kind>weekly|monthly)'
const rows = '(?<rows>bookings|reservations|stays)'
const part = '(?:%|percent|percentage|share|proportion|fraction|pct)'

const rules: readonly Rewriting[] = [
  // "How many were of the weekly kind".
  {
    said: new RegExp(`\\b(?:of )?(?:the )?${kind} (?:kind|kinds|type|types|sort|variety)(?! of\\b)(?= |$)`),
    meant: ({ groups }) => `${groups?.['kind'] ?? ''} ones`,
  },
  {
    said: new RegExp(`\\b${kind} ${part} of (?:all |our |the )?${rows}\\b`),
    meant: ({ groups }) => `share of ${groups?.['rows'] ?? ''} that are ${groups?.['kind'] ?? ''}`,
  },
  {
    said: new RegExp(`${part} of (?:all |our |the )?${rows} ${kind}(?! (?:bookings|reservations|stays))\\b`),
    meant: ({ groups }) => `share of ${groups?.['rows'] ?? ''} that are ${groups?.['kind'] ?? ''}`,
  },
  // "What percent of reservations come as weekly", "the share of monthly among all bookings".
  {
    said: new RegExp(
      `(?<=\\b${rows.replace('?<rows>', '?:')} )(?:come|comes|came|go|went|count|counted|are booked|were booked|was booked|are made|were made) (?:in )?as (?:an? )?${kind}(?= [,.?!]|$| (?:in|this|last|and|or|by|per)\\b)`,
    ),
    meant: ({ groups }) => `are ${groups?.['kind'] ?? ''}`,
  },
  {
    said: new RegExp(
      `${part} of ${kind} (?:among|amongst|in|within|out of|over) (?:all )?(?:of )?(?:our |the )?${rows}\\b`,
    ),
    meant: ({ groups }) => `share of ${groups?.['rows'] ?? ''} that are ${groups?.['kind'] ?? ''}`,
  },
  {
    said: new RegExp(`\\bcount (?:the |all |all the |our )?${kind} (?:bookings|reservations)\\b`),
    meant: ({ groups }) => `number of ${groups?.['kind'] ?? ''} stays`,
  },
  // "Total weekly bookings" are those of a week; "total monthly bookings" may be one number for each month.
  {
    said: /^(?:(?:the|our|show|give me|show me) )*total weekly (?:bookings|reservations)\b/,
    meant: () => 'total number of weekly stays',
  },
  {
    said: new RegExp(
      `^(?:please )?list (?:all |the |all the |our |me the )?${kind} (?:bookings|reservations)\\b`,
    ),
    meant: ({ groups }) => `list the ${groups?.['kind'] ?? ''} stays`,
  },
  {
    said: new RegExp(
      `\\b${kind} (?:bookings|reservations)(?= (?:[^,:]+ )?[,:] (?:how many|count)\\b| count\\b)`,
    ),
    meant: ({ groups }) => `${groups?.['kind'] ?? ''} stays`,
  },
]

/** "Split into short, weekly and monthly ones": short stays among the kinds of them. */
const allKinds: Rewriting = {
  said: /\bshort (?:term )?(?<mark>,|\/|and|or|vs|versus) (?<next>weekly|monthly)(?= )(?! (?:revenue|totals?|report|numbers))/,
  meant: ({ groups }) =>
    `short stays ${groups?.['mark'] === '/' ? ',' : (groups?.['mark'] ?? '')} ${groups?.['next'] ?? ''}`,
}

/** "By length of stay bucket: short / weekly / monthly": the kinds that the data has, and no steps of nights. */
const byLength: Rewriting = {
  said: /\b(?<by>by|per|each|every|for each) (?:los|length of stay|stay length|length) (?:bucket|band|group|bin|category|class|tier|type|range)s?(?=[^.?!]*\b(?:weekly|monthly)\b)/,
  meant: ({ groups }) => `${groups?.['by'] ?? ''} reservation type`,
}

/** "Everybody with a monthly still to come": one of that kind. */
const oneOfKind: Rewriting = {
  said: /\b(?:with|has|have|having) an? (?<ahead>upcoming )?(?<kind>weekly|monthly)(?= (?:still |yet )?(?:to come|coming|coming up|ahead|booked|left)\b| ?[,.:;?]|$)/,
  meant: ({ groups }) => `with an ${groups?.['ahead'] ?? ''}${groups?.['kind'] ?? ''} stay`,
}

/** "Skip the people who are only viewing". */
const onlyViewing: Rewriting = {
  said: /\b(?:the )?(?:people|ones|guests|folks|those) (?:(?:who|that) (?:are|were) )?(?:only|just|merely) (?:viewing|looking|there for a viewing|coming for a viewing|coming to view)(?: it| the place| the home)?(?= [,.?!]|$)/,
  meant: () => 'viewings',
}

export const kindsOfStay: readonly Rewording[] = [
  wherever([/^(weekly|monthly)$/, /^(los|length)$/], [byLength]),
  wherever([/^short$/, /^(weekly|monthly)$/], [allKinds]),
  wherever(/^(weekly|monthly)$/, [...rules, oneOfKind]),
  wherever(/^(viewing|looking|view)$/, [onlyViewing]),
]
