// "Sales for November 1 to 14 in 2025 and 2026": the same days of either year. The years alone would be as long as a year each.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const day = '\\d{1,2}(?:st|nd|rd|th)?'
const year = '20\\d\\d'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?:(?:for|from|between|during|of|in) )?(?<first>${month}) (?<from>${day})(?: (?:to|through|thru|till|until|and|-|–))? (?:(?<last>${month}) )?(?<to>${day})(?: (?:in|of|for|,|:))? (?<one>${year}) (?:and|vs|versus|against|compared (?:to|with)|or|v) (?:in )?(?<two>${year})(?= |$)`,
    ),
    meant: ({ 0: said, groups: { first = '', from = '', last = '', to = '', one = '', two = '' } = {} }) => {
      const days = (of: string) => `${first} ${from} ${of} to ${last === '' ? first : last} ${to} ${of}`
      return one === two ? said : `from ${days(one)} vs ${days(two)}`
    },
  },
]

export const daysOfTwoYears = wherever(
  [/^20\d\d$/, new RegExp(`^${month}$`), /^(and|vs|versus|against|compared|or|v)$/],
  rules,
)
