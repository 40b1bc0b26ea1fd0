// "Sessions + page views, past 7 days": nobody lists what happens on a site; of each it is the number that is wanted.
import { wherever } from '#engine/text/rewritten.ts'

const event =
  '(?:site visits|visits|sessions|page ?views|product views|searches|adds? to carts?|adds to cart|cart adds|checkouts(?: started)?|started checkouts)'
const joint = '(?: ,)?(?: and| \\+| &| plus)? '
const ends =
  '(?= ?(?:[,.?!]|$)| (?:on|past|last|this|in|during|over|for|from|today|yesterday|since|by|per|each)\\b)'

export const visitsSideBySide = wherever(
  [/^(sessions|visits|pageviews|views|searches|carts?|checkouts|adds)$/, /^(and|\+|&|plus|,)$/],
  [
    {
      said: new RegExp(
        `^(?:(?:show|give) (?:me )?)?(?:the |our |total )*(?<events>${event}(?:(?: ,)?(?: and| \\+| &| plus| ,) ${event})+)(?: on (?:the|our) (?:web)?site)?${ends}`,
      ),
      meant: ({ groups }) =>
        (groups?.['events'] ?? '')
          .split(new RegExp(`${joint}(?=${event})`))
          .filter(one => one !== '')
          .map(one => `number of ${one}`)
          .join(' and '),
    },
  ],
)
