// "List the areas that currently have something for sale above 2 million", "name the cities where a lake house is available": groups
// are asked for by what they have, as with "which areas have".
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const polite = '(?:(?:please|kindly|can you|could you|would you|just|quickly) )*'
const show = '(?:show|list|name|give|tell|get|find|display)(?: me| us)?(?: a list of)?'
const groups =
  '(?:cities|towns|states|property types|areas|subdivisions|neighbou?rhoods|communities|villages|brands|categories)'
const now = '(?:currently|presently|right now|now|still|at the moment|today)'

const events =
  'bookings?|reservations?|stays?|orders?|purchases?|sales?|closings?|refunds?|cancellations?|inquir(?:y|ies)|guests?|customers?|buyers?|leads?|night|day|week|month|year'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `^${polite}${show} (?:all )?(?:the |our |of the |of our )?(?<who>${groups}) (?:(?:that|which) (?:${now} )?(?:have|has|have got)|with|having)(?: ${now})? (?=(?:an?|any|something|anything) |[a-z ]*(?:for sale|on the market|available|out of stock|under|over|above|below)\\b)`,
    ),
    meant: ({ groups: said = {} }) => `which ${said['who'] ?? ''} have `,
  },
  {
    said: new RegExp(
      `^${polite}(?:${show}|which|what|in which|in what) (?:all )?(?:the |our |of the |of our )?(?<who>${groups}) (?:where )?(?:is )?(?:something|anything) (?:is )?(?:${now} )?(?=for sale|on the market|available|active|listed|pending|under contract|out of stock|in stock|priced)`,
    ),
    meant: ({ groups: said = {} }) => `which ${said['who'] ?? ''} have something `,
  },
  // "The cities where we offer at least one lake house", "states with one or more ski chalets".
  {
    said: new RegExp(
      `^(?:${polite}${show} |which |what |in which |in what )?(?:all )?(?:the |our |of the |of our )?(?<who>${groups}) (?:(?:that |which )?(?:have|has|offer|got)|with|having|where (?:we|you) (?:have|offer|own|run|got|rent out)|do we have|have we got) (?:at least (?:one|1|an?)|one or more|1 or more|1 \\+) (?=[a-z])(?!(?:${events})\\b)`,
    ),
    meant: ({ groups: said = {} }) => `which ${said['who'] ?? ''} have a `,
  },
  // "Which areas currently have something for sale".
  {
    said: new RegExp(`^(?<which>which|what) (?<who>${groups}) ${now} (?=have )`),
    meant: ({ groups: said = {} }) => `${said['which'] ?? ''} ${said['who'] ?? ''} `,
  },
  // "The city with the cheapest homes": one of the cities, and none of the homes.
  {
    said: /^(?:the )?(?<who>city|town|state|property type|area|subdivision|neighbou?rhood|community|brand|category) (?:with|that has|having) (?=the (?:[a-z]+ ){1,2}(?:homes|houses|places|products|items|listings)(?: [?.!])?$)/,
    meant: ({ groups: said = {} }) => `which ${said['who'] ?? ''} has `,
  },
]

export const groupsToList = wherever(
  /^(area|cit|town|state|propert|subdiv|neighb|communit|villag|brand|categor)/,
  rules,
)
