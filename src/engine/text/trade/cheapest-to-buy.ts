// "Where is it most expensive to buy a house", "the cheapest area to buy a 4 bedroom": areas are held against each other by what homes
// cost there on average; one home of an area says little of it.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const dear = '(?:most expensive|priciest|dearest|costliest|most costly)'
const cheap = '(?:cheapest|least expensive|most affordable|lowest priced|most inexpensive)'
const how = `(?:the )?(?:(?<dear>${dear})|(?<cheap>${cheap}))`
const area = '(?<area>areas?|neighbou?rhoods?|communit(?:y|ies)|subdivisions?|parts? of town)'
/** What stands before the home: "a 4 bedroom". */
const house = '(?:(?:an? |the )?(?<kind>(?:[a-z\\d+.]+ ){0,4}?)(?:house|home|place|property)s?)?'
const buy = `to (?:buy|purchase)(?: ${house})?(?: in)?(?= [?.!,]|$| right| now| today| currently)`

const meant: Rewriting['meant'] = ({ groups = {} }) =>
  `which area has the ${groups['dear'] === undefined ? 'lowest' : 'highest'} average price for ${groups['kind'] ?? ''} homes for sale`

const rules: readonly Rewriting[] = [
  { said: new RegExp(`\\bwhere (?:is it|is|would it be|'s it) ${how} ${buy}`), meant },
  {
    said: new RegExp(
      `(?:\\b(?:what|which) (?:is|are) )?\\b(?:the )?${how.replace('(?:the )?', '')} ${area} ${buy}`,
    ),
    meant,
  },
  { said: new RegExp(`\\b(?:what|which) ${area} (?:is|are) ${how} ${buy}`), meant },
]

export const cheapestToBuy = wherever(/^(buy|purchase)$/, rules)
