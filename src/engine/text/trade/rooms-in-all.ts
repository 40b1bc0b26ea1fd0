// "How many bedrooms do we have in all for each type of property": the rooms of all homes together; alone they are a number of one home.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const all = '(?:in all|in total|altogether|all together|all told|combined|overall)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\bhow many (?<rooms>bedrooms|beds|bathrooms|baths) (?:do we|do i|are there|have we)(?: have| got| own| offer)?(?<where>(?: (?:in|across) (?!all|total)[a-z]+){0,2}) ${all}(?= |$)`,
    ),
    meant: ({ groups }) => `how many ${groups?.['rooms'] ?? ''} in total${groups?.['where'] ?? ''}`,
  },
  {
    said: new RegExp(
      `\\bhow many (?<rooms>bedrooms|beds|bathrooms|baths) ${all} (?:do we|do i|are there|have we)(?: have| got| own| offer)?(?= |$)`,
    ),
    meant: ({ groups }) => `how many ${groups?.['rooms'] ?? ''} in total`,
  },
]

/** "The bedroom and bathroom count of the chalet": how many it has of each. */
const roomCount: Rewriting = {
  said: /\b(?<one>bedroom|bathroom|bed|bath)s? (?:and|&|\+|\/) (?<other>bedroom|bathroom|bed|bath)s? counts?(?= (?:of|for|in|at|by)\b| [,.?!]|$)/,
  meant: ({ groups }) => `${groups?.['one'] ?? ''}s and ${groups?.['other'] ?? ''}s`,
}

export const roomsInAll: readonly Rewording[] = [
  wherever(/^(bedrooms|beds|bathrooms|baths)$/, rules),
  wherever([/^counts?$/, /^(bedroom|bathroom|bed|bath)s?$/], [roomCount]),
]
