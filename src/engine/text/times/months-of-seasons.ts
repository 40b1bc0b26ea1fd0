// "Summer (jun-aug) 2025": the months say what the season is anyway, and are no second time.
import { wherever } from '#engine/text/rewritten.ts'

const months: ReadonlyMap<string, string> = new Map([
  ['spring', 'mar-may'],
  ['summer', 'jun-aug'],
  ['autumn', 'sep-nov'],
  ['fall', 'sep-nov'],
  ['winter', 'dec-feb'],
])

export const monthsOfSeasons = wherever(
  [/^(spring|summer|autumn|fall|winter)$/, /^[([]$/],
  [
    {
      said: /\b(?<season>spring|summer|autumn|fall|winter) (?<when>20\d\d )?[([] ?(?:(?:i e|ie|so|meaning|from|=) )?(?<first>[a-z]{3,9}) (?:(?:-|–|to|through|thru|until|till) )?(?<last>[a-z]{3,9}) ?[)\]](?= |$)/,
      meant: ({ 0: said, groups = {} }) => {
        const { season = '', when = '', first = '', last = '' } = groups
        return months.get(season) === `${first.slice(0, 3)}-${last.slice(0, 3)}` ? `${season} ${when}` : said
      },
    },
  ],
)
