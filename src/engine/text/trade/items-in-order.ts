// "How many items are in an order on average": the mean of what an order holds, which its own words put the other way round.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const mean = '(?:on average|in average|typically|usually)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `^(?:${mean} )?(?:,? ?)how many (?:items|units|pieces|products|things) (?:are|were|is|go|come) (?:there )?in (?:an?|each|one|the average) (?<kind>(?:completed |typical )?order)(?: ${mean})?(?= [.?!,]|$)`,
    ),
    meant: ({ groups, 0: said }) =>
      / (?:average|typically|usually|typical) ?/.test(` ${said} `)
        ? `average number of items in an ${(groups?.['kind'] ?? '').replace('typical ', '')}`
        : said,
  },
]

export const itemsInOrder = wherever(/^order$/, rules)
