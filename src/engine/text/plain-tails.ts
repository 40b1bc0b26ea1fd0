// What closes a clause and says nothing new, or says it in a roundabout way: "viewings ever scheduled", "no reservation ahead of them",
// "and how many properties it was for each", "what are their names and what did each one pay".
import { wherever, type Rewriting } from './rewritten.ts'

const ends = '(?= [,.?!]|$)'

const byWord: readonly (readonly [RegExp, readonly Rewriting[]])[] = [
  [
    /^viewings?$/,
    [
      {
        said: /(?<=\bviewings? )(?:that (?:were|was|got) )?(?:ever )?(?:scheduled|arranged|set up)(?= [,.?!]| by\b| per\b|$)/,
        meant: () => '',
      },
    ],
  ],
  [
    /^ahead$/,
    [
      {
        said: new RegExp(
          `\\b(?<kind>(?:confirmed |pending )?)(?<rows>reservations?|bookings?|stays?|arrivals?)(?: still)? (?:lying )?ahead(?: of (?:them|it|us|him|her))?${ends}`,
        ),
        meant: ({ groups }) => `upcoming ${groups?.['kind'] ?? ''}${groups?.['rows'] ?? ''}`,
      },
    ],
  ],
  [
    /^each$/,
    [
      {
        said: new RegExp(
          `(?: ,)? and how many (?:different )?(?<what>[a-z]+)(?: (?:it|that|they) (?:was|is|were|are|booked|had|has))? (?:for|of|by|per) each(?: of them| one)?${ends}(?<=\\b(?:than|over|least) (?:[a-z\\d]+ ){1,2}\\k<what>\\b.*)`,
        ),
        meant: () => '',
      },
      {
        said: new RegExp(
          `(?:so )?what are their names and (?:how much|what) (?:did|has|have) each(?: one| of them)? (?:pay|paid|spend|spent|give|given)(?: to)?(?: us| with us)?(?: altogether| in total| overall| so far)?${ends}`,
        ),
        meant: () => 'name and total spent',
      },
    ],
  ],
  [
    /^(weekday|day|month)$/,
    [
      {
        said: /\bby (?:the )?(?<unit>weekday|day of the week|month) (?:on which |in which |when |that )?(?:the )?(?:guests|people|they|folks) (?:checked in|check in|arrived|arrive)(?= [,.?!]|$)/,
        meant: ({ groups }) => `by check in ${groups?.['unit'] ?? ''}`,
      },
    ],
  ],
  // "Which places are in maintenance and what do they normally go for": each has one price.
  [
    /^(normally|usually|typically)$/,
    [
      {
        said: /(?<=^which .* and what (?:do|does) (?:they|each|it) )(?:normally|usually|typically) (?=(?:go for|cost|rent for|run|sell for)\b)/,
        meant: () => '',
      },
    ],
  ],
  // "Cities with 20 or more cancellations, along with the count".
  [
    /^(along|together|alongside)$/,
    [
      {
        said: /(?<!\b(?:bought|ordered|purchased|sold|booked) )(?:\b(?:along|together) with|(?<=, |and )alongside(?: with)?)(?= (?:the|their|its|a|an) )/,
        meant: () => 'with',
      },
    ],
  ],
  // "The guest, which home, and the day they arrive and leave".
  [
    /^(leave|depart|out)$/,
    [
      {
        said: /\b(?:the |which |what )?(?:days?|dates?) (?:that )?(?:they|guests|each|the guests) (?:arrive|check in) and (?:leave|depart|check out)(?= [,.?!]|$)/,
        meant: () => 'arrival date and departure date',
      },
      {
        said: /\bwhen (?:they|guests|each|the guests) (?:arrive|check in) and (?:leave|depart|check out)(?= [,.?!]|$)/,
        meant: () => 'arrival date and departure date',
      },
    ],
  ],
  // "Was October better than September or not"; "with a pool or not" names two sides.
  [
    /^not$/,
    [
      {
        said: /(?<=^(?:(?:so|well|and|ok|okay|but|hey|,) )*(?:(?:was|were|is|are|did|do|does|has|have) .*\bthan|are there|is there|do we have) .*) or not(?= [,.?!]|$)/,
        meant: () => '',
      },
    ],
  ],
  [
    /^split$/,
    [
      {
        said: /^(?:please )?split (?:up |out )?(?=(?:last|this) (?:year|month|quarter|week) (?:[a-z]+ ){1,3}(?:by|per|into)\b)/,
        meant: () => '',
      },
    ],
  ],
]

export const plainTails = byWord.map(([word, own]) => wherever(word, own))
