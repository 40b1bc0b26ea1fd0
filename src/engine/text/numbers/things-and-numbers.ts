// "California portfolio: listings, total bedrooms, avg rate": beside numbers that are of the things themselves, the things are
// counted. Beside their bookings or revenue they may as well be the rows ("listings, bookings, revenue").
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const things = '(?:listings|homes|houses|properties|rentals|products|items|skus|customers|buyers|shoppers)'
const ofOthers =
  '(?:revenue|income|sales|earnings|bookings|reservations|stays|nights|orders|purchases|units|spend|spent|inquiries|views|and|by|per|in|for|of)'
const number = '(?:average|avg|mean|median|total|combined|minimum|min|maximum|max|lowest|highest)'
const own = `(?:the )?(?:min and max|min , max and average|${number}) (?!${ofOthers}\\b)[a-z]+(?: (?!${ofOthers}\\b)[a-z]+){0,3}`
const joint = '(?: ,)?(?: and| plus| &| \\+)? '
const ends = '(?= [.?!]|$| (?:by|per|for|in|of|each)\\b)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `(?<=^|: |, |\\b(?:me|show|need|want) )${things}(?= [,+&] ${own}(?:${joint}${own}){0,3}${ends})`,
    ),
    meant: ([counted]) => `number of ${counted}`,
  },
  // "Average price, homes in Aspen" tells whose price; before a group they are counted.
  {
    said: new RegExp(
      `(?<=(?:^|: |, |\\b(?:me|show|need|want) )${own}(?:${joint}${own}){0,3}(?: ,| and| ,? and) )${things}(?= (?:by|per) )`,
    ),
    meant: ([counted]) => `number of ${counted}`,
  },
]

export const thingsAndNumbers = wherever(
  [
    /^(listings|homes|houses|properties|rentals|products|items|skus|customers|buyers|shoppers)$/,
    /^([,+&]|and)$/,
    /^(average|avg|mean|median|total|combined|min|max|minimum|maximum|lowest|highest)$/,
  ],
  rules,
)
