// "Best month by volume in each year, year month volume": columns that are there anyway, named once more in a row.
import { wherever } from '#engine/text/rewritten.ts'
import { stem } from '#engine/text/stem.ts'

const unit = '(?:day|weekday|week|month|quarter|year)'

export const namedAgain = wherever(
  [/^(best|worst|top|busiest|slowest|biggest|strongest|weakest|highest|lowest)$/, /^(each|every|per)$/],
  [
    {
      said: new RegExp(
        `(?<=^(?<head>.*\\b${unit}\\b.*\\b(?:each|every|per)\\b.*?))(?: [,:;-])(?: with| showing| show| give me)?(?<columns>(?: (?:and |the )?[a-z]+){2,5})(?= [.?!]|$)`,
      ),
      meant: ({ 0: said, groups: { head = '', columns = '' } = {} }) => {
        const known = new Set(head.split(' ').map(stem))
        const words = columns.split(' ').filter(word => !/^(?:and|the|)$/.test(word))
        const isAgain = words.every(word => known.has(stem(word)))
        return isAgain && words.some(word => new RegExp(`^${unit}$`).test(word)) ? '' : said
      },
    },
  ],
)
