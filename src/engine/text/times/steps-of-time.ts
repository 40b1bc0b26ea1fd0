// "In monthly steps", "one week at a time", "the most recent three months": steps and stretches of time in other words than most people choose.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const unit = '(?<unit>day|week|month|quarter|year)s?'
const often = '(?<often>daily|weekly|monthly|quarterly|yearly|annual)'

const ofYear = '(?<year>20\\d\\d|last year|this year)'

/** "Each of the four quarters in 2025", "each 2025 quarter", "Q1 to Q4 2025": every quarter of it. */
const quartersOfYear: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?<each>each|every one|all) of the (?:four|4) quarters (?:in|of|for|during) ${ofYear}(?= |$)`,
    ),
    meant: ({ groups }) => `each quarter of ${groups?.['year'] ?? ''}`,
  },
  {
    said: /\b(?<each>each|every) (?<year>20\d\d) (?<unit>quarter|month|week)\b/,
    meant: ({ groups }) => `each ${groups?.['unit'] ?? ''} of ${groups?.['year'] ?? ''}`,
  },
  {
    said: /^q1 (?:to|through|thru|-) q4(?: of| in)? (?<year>20\d\d) [:,] (?=[a-z])/,
    meant: ({ groups }) => `for each quarter of ${groups?.['year'] ?? ''} , `,
  },
]

export const stepsOfTime: readonly Rewording[] = [
  wherever(/^(quarters?|q4|months?|weeks?)$/, quartersOfYear),
  // "Going by the day they were made": which of their dates is meant, and no row for each day.
  wherever(
    [/^by$/, /^(made|booked|placed|created)$/],
    [
      {
        said: /(?<=\b(?:going|judging|counting|counted|dated|measured) by )(?:(?:the )?(?:day|date|time|month)(?: that| when| on which)?|when) (?:they|it|each one|each) (?:was|were|got) (?:made|booked|placed|created)\b/,
        meant: (_, question) => (/\border/.test(question) ? 'order date' : 'booking date'),
      },
    ],
  ),
  // "Orders: month, count": a row for each.
  wherever(
    [/^:$/, /^(day|week|month|quarter|year|weekday)$/],
    [
      {
        said: /(?<=\b[a-z]+ : )(?<unit>week|month|quarter|year|weekday) (?:,|\+|and) (?=(?:the )?(?:count|number|#)(?= ,| and|$))/,
        meant: ({ groups }) => `by ${groups?.['unit'] ?? ''} , `,
      },
    ],
  ),
  wherever(/^(broken|time|steps|buckets|increments|intervals|series|recent|just)$/, [
    {
      said: new RegExp(`\\bbroken (?:down|out|up) ${often}(?= |$)`),
      meant: ({ groups }) => groups?.['often'] ?? '',
    },
    {
      said: new RegExp(`\\b(?:in|at) ${often} (?:steps|buckets|increments|intervals)(?= |$)`),
      meant: ({ groups }) => groups?.['often'] ?? '',
    },
    {
      said: new RegExp(`\\b(?:as|in) an? ${often} (?:time )?series(?= |$)`),
      meant: ({ groups }) => groups?.['often'] ?? '',
    },
    {
      said: new RegExp(`\\b(?:one|an?) ${unit} at a time(?= |$)`),
      meant: ({ groups }) => `by ${groups?.['unit'] ?? ''}`,
    },
    {
      said: new RegExp(`\\bthe most recent (?<many>[a-z\\d]+) ${unit}(?= |$)`),
      meant: ({ groups }) => `the last ${groups?.['many'] ?? ''} ${groups?.['unit'] ?? ''}s`,
    },
    {
      said: new RegExp(`\\bthe (?<many>[a-z\\d]+) ${unit} just (?:gone|past|ended|behind us)(?= |$)`),
      meant: ({ groups }) => `the last ${groups?.['many'] ?? ''} ${groups?.['unit'] ?? ''}s`,
    },
  ]),
  // "2025 laid out quarter by quarter", "set out by month": elsewhere it is money that was laid out.
  wherever(
    /^(laid|set|spread|mapped|spelled|spelt|plotted|charted|lined|listed|tallied|split|broken|sliced|cut)$/,
    [
      {
        said: new RegExp(
          `\\b(?:laid|set|spread|mapped|spelled|spelt|plotted|charted|tallied|listed|sliced|cut|split) (?:out |up )?(?=(?:(?<unit>day|week|month|quarter|year) by \\k<unit>|by (?:the )?(?:day|week|month|quarter|year)|per (?:day|week|month|quarter|year)|each (?:week|month|quarter|year)|daily|weekly|monthly|quarterly|yearly)(?: |$))`,
        ),
        meant: () => '',
      },
    ],
  ),
  // "For Monday, Tuesday and so on through Sunday": every day of the week.
  wherever(/^sunday$/, [
    {
      said: /\b(?:for |on )?monday(?:(?: ,)? (?:tuesday|wednesday)){0,2}(?: ,)? (?:and so on|and so forth|etc)(?: ,)? (?:through|thru|to|until|till|up to) sunday(?= |$)/,
      meant: () => 'by weekday',
    },
  ]),
]
