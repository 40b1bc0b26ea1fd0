// "Longest stay ever, guest and home": one stay, and what is to be shown of it. Beside a home alone, the longest average of each would come.
import { wherever } from '#engine/text/rewritten.ts'

const lead = '(?<lead>^(?:(?:so|ok|and|what is|what was|show me|give me|find|tell me|the|our|my|single) )*)'
const row = '(?<end>longest|shortest) (?:single )?(?<row>stay|booking|reservation)'
const ever = '(?: ever| so far| of all time| on record| we ever had| we have had)?'
const when = '(?<when> (?!with\\b|per\\b|by\\b|for each\\b|in each\\b)(?:[a-z0-9]+ ){0,4}[a-z0-9]+)?'
const column =
  '(?:(?:the |which |what )?(?:guest(?: name)?|home(?: title)?|house|property|listing|who|where|nights|length|how long|how many nights|check in(?: date)?|total(?: price)?|price|city|dates?))'
const list = `(?<list>${column}(?: ?(?:, and|,|and|\\+|&) ${column}){1,4})`

const meantBy = (said: string): string =>
  said
    .replace(/\b(?:the|which|what) /g, '')
    .replace(/\bwho\b/g, 'guest')
    .replace(/\bwhere\b/g, 'home')
    .replace(/ ?(?:, and|,|\band\b|\+|&) ?(?:nights|length|how long|how many nights)\b/g, '')
    .replace(/^(?:nights|length|how long|how many nights) ?(?:, and|,|\band\b|\+|&) ?/, '')
    .replace(/ ?(?:, and|\band\b|\+|&) ?/g, ' , ')

export const longestRow = wherever(
  [/^(longest|shortest)$/, /^(stay|booking|reservation)$/],
  [
    {
      said: new RegExp(
        `${lead}${row}${ever}${when}${ever} ?(?:[,:;?-]|\\() ?(?:and |with )?${list}(?: \\))?(?= ?[.?!]|$)`,
      ),
      meant: ({ groups = {} }) =>
        `the ${groups['row'] ?? ''} with the ${groups['end'] === 'longest' ? 'most' : 'fewest'} nights${groups['when'] ?? ''} : ${meantBy(groups['list'] ?? '')} and nights`,
    },
  ],
)
