// "Cyber week (nov 25 to dec 1) 2025", "xmas week 2025 revenue (dec 22 to dec 28)": a stretch by its name, and its days in brackets. The
// days count, also where the name alone would be other ones.
import { wherever } from '#engine/text/rewritten.ts'

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const day = '\\d{1,2}(?:st|nd|rd|th)?'
const name =
  '(?:cyber(?! mon)|turkey|thanksgiving|christmas|xmas|holidays?|black friday|labou?r day|memorial day|presidents? day|mlk(?: day)?|easter|independence day|july (?:4|4th|fourth)|(?:4th|fourth) of july|new years?(?: s)?(?: eve| day)?|spring break|fall break|winter break|peak|halloween|valentines?(?: day)?)'
const stretch = '(?: (?:week|wk|weekend|period|season|break|stretch|sale|rush|run|days))'

export const namedStretch = wherever(
  [/^\($/, new RegExp(`^${month}$`)],
  [
    {
      said: new RegExp(
        `\\b(?:the |our )?(?:${name}${stretch}?)(?: (?<before>20\\d\\d))?(?<asked>(?: (?!\\()[^ ]+){0,5}) \\( (?<days>${month} ${day}(?: (?:to|through|thru|-) (?:${month} )?${day})?)(?: ,? ?(?<within>20\\d\\d))? \\)`,
      ),
      meant: ({ groups }) => {
        const { asked = '', days = '' } = groups ?? {}
        const year = groups?.['within'] ?? groups?.['before']
        return `${days}${year === undefined ? '' : ` ${year}`}${asked}`
      },
    },
  ],
)
