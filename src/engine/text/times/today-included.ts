// "The last 7 days, today included": they end today in any case. "Today and the next 6 days", "the next 7 days starting today" are one
// stretch; "the next 7 days, today included" may be seven days or eight, and is left as it is. "So far this year, up to and including today"
// tells the end once more: a second time would leave today alone.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const included =
  '(?:(?:up to and )?(?:including|incl|counting|inclusive of) today|today (?:is )?(?:included|inclusive|counted|counts))'
const starting = '(?:starting|beginning|from|counting from|as of)(?: with| from)? today(?: on)?'
const spelled = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const numberOf = (word: string) => (/^\d/.test(word) ? Number(word) : spelled.indexOf(word) + 2)
const days = (count: number) => `from today through the next ${count - 1} days`

const soFar =
  '(?:so far(?: this (?:year|month|quarter|week))?|(?:year|month|quarter|week) to date|ytd|mtd|qtd|wtd)'
const thisOne = '(?:this|the current) (?:calendar )?(?:year|month|quarter|week)'
const untilToday = `(?:(?:all the way )?(?:up to|up until|until|till|through|thru|to)(?: and including)? today|${included})`

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `(?<=\\b${soFar} (?:[^,;:?.]*)?)(?:(?:please|pls|,|\\(|-) )*${untilToday}(?: too| as well)?(?: \\))?(?= [,.?!;]|$)`,
    ),
    meant: () => '',
  },
  {
    said: new RegExp(
      `(?<time>\\b${thisOne}) (?:(?:please|pls|,|\\(|-) )*${untilToday}(?: too| as well)?(?: \\))?(?= [,.?!;]|$)`,
    ),
    meant: ({ groups }) => `${groups?.['time'] ?? ''} so far`,
  },
  {
    said: new RegExp(
      `(?<=\\b(?:last|past|previous) (?:\\d{1,3} |[a-z]{3,8} )?(?:days|weeks?|months?) )(?:, |\\( )?${included}(?: too| as well)?(?: \\))?(?= |$)`,
    ),
    meant: () => '',
  },
  {
    said: /(?:\b(?:over|for|during) )?\btoday (?:and|plus|\+|&) (?:in |over |for )?(?:the )?(?:next|coming|following) (?<length>(?:\d{1,2}|two|three|four|five|six|seven|ten) (?:days|weeks))\b/,
    meant: ({ groups }) => `from today through the next ${groups?.['length'] ?? ''}`,
  },
  {
    said: new RegExp(
      `(?:\\b(?:in|over|for|during|within) )?(?:the )?(?:next|coming|following) (?<count>\\d{1,2}|two|three|four|five|six|seven|ten) (?<unit>days|weeks)(?: ,)? ${starting}(?= [,.?!:]|$)`,
    ),
    meant: ({ groups }) => days(numberOf(groups?.['count'] ?? '') * (groups?.['unit'] === 'weeks' ? 7 : 1)),
  },
  {
    said: new RegExp(
      `(?:\\b(?:in|over|for|during|within) )?(?:the )?(?:next|coming|following) week(?: ,)? ${starting}(?= [,.?!:]|$)`,
    ),
    meant: () => days(7),
  },
]

export const todayIncluded = wherever(/^today$/, rules)
