// "Top earning property of each state: state, title, total revenue": the columns behind say what the row shows anyway, and "title" is no
// second thing that is asked for.
import { wherever } from '#engine/text/rewritten.ts'

const group =
  '(?<group>city|state|property type|area|neighbou?rhood|subdivision|community|category|brand|month|quarter|year)'
const thing = '(?:(?:the )?(?:title|name|home|house|property|listing|product|address|item|month|quarter))'
const number =
  '(?<number>(?:the |its |their )?(?:total )?(?:revenue|bookings|number of bookings|booking count|nights|views|units sold|units|orders|price|sold price|sale price|amount|inquiries))'
/** The number that ranks them; another one is a column of its own. */
const ranks: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:earning|grossing|revenue|earner|income)\b/, /revenue|amount/],
  [/\bbook(?:ed|ings)\b/, /booking/],
  [/\b(?:nights|occupied)\b/, /nights/],
  [/\b(?:selling|units|seller)\b/, /units/],
  [/\bviewed\b|\bviews\b/, /views/],
  [/\b(?:sale|expensive|priciest|cheapest|price)\b/, /price|amount/],
]
const isRankedBy = (first: string, number: string): boolean =>
  ranks.some(([said, same]) => said.test(first) && same.test(number))

const joint = '(?: ,| and| , and| \\+| plus| &| \\|)'

/** A first of each group stands before, by a number that ranks it. */
const first =
  '\\b(?<first>(?:top|best|worst|most|highest|biggest|largest|least|lowest)(?: |-)[^:?]*? (?:of|in|for|per|by) (?:each|every|a)? ?'

export const columnsOfFirsts = wherever(
  [/^(top|best|worst|most|highest|biggest|largest|least|lowest)$/, /^(each|every|per)$/],
  [
    {
      said: new RegExp(
        `${first}${group}\\b[^:?,]*?)(?: [:,(-])+ (?:(?:show|give|with|just|only) )?(?:me )?(?:(?:the )?(?:\\k<group>|type)${joint} )?${thing}(?:${joint} ${thing})?${joint} ${number}(?: \\))?(?= [.?!]|$)`,
      ),
      meant: ({ groups: { first: head = '', number: shown = '' } = {}, 0: said }) =>
        isRankedBy(head, shown) ? head : said,
    },
    // "The highest sale of this year in every subdivision, address and price, for the newsletter".
    {
      said: new RegExp(
        `${first}${group}) , (?:with )?${thing}${joint} ${number}(?= , for (?:the|our|my) [a-z ]+$)`,
      ),
      meant: ({ groups: { first: head = '', number: shown = '' } = {}, 0: said }) =>
        isRankedBy(head, shown) ? head : said,
    },
  ],
)
