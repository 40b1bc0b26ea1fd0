// "Top products by revenue, 10", "most viewed homes, max 5": how many are to be shown stands behind.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const number = '(?<many>\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twenty)'
const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `^(?:(?:show|list|give)(?: me)? )?(?:the |our )?(?<first>top|best|worst|latest|newest|oldest|cheapest|biggest|largest|smallest|priciest|highest|lowest|longest|most [a-z]+) (?<rest>(?![^,]*\\d)[^,]+?) , (?:(?:max|maximum|limit|only|just|first|show|top) )?${number}(?: (?:max|only|of them|rows|please|pls))?(?= [.?!]|$)`,
    ),
    meant: ({ groups }) =>
      groups?.['first'] === 'top'
        ? `top ${groups['many'] ?? ''} ${groups['rest'] ?? ''}`
        : `${groups?.['many'] ?? ''} ${groups?.['first'] ?? ''} ${groups?.['rest'] ?? ''}`,
  },
]

export const soManyBehind = wherever(/^(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twenty)$/, rules)
