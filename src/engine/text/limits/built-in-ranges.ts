// "By age: built before 1980, 1980 to 1999, 2000 or later": ranges of years are of the year it was built, and no house is so many years old.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const home = '(?:house|home|building|property|listing|construction)s?'
const when = `(?:${home} age|age|year built|year of construction|(?:construction|building|build) (?:year|era|period|date|decade)|era|vintage|when (?:it|they) (?:was|were) built|year (?:it|they) (?:was|were) built)`
const byWhen = `\\b(?:by|per|for each|on|according to) (?:the |their )?${when}(?: of (?:the |its |their )?${home})?`
const year = '(?:19|20)\\d\\d'
const built = '(?:(?:were |was )?built )?'
const before =
  '(?<lead>pre|before|up to|up through|until|till|through|prior to|older than|earlier than|under)'
const others = `(?= ,? ?(?:[,;/-] )?(?:and |then )?(?:(?:from|between|built) )?${year}.*${year})`

/** They have a day of their own. */
const sales = /\b(?:sales?|sold|solds|closings?|closed|sell|volume|added|came on)\b/

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(`${byWhen} (?:[:,(-] )?${built}${before} (?:- )?(?<year>${year})${others}`),
    meant: ({ groups = {} }) => {
      const isWhole = /^(?:up to|up through|through)$/.test(groups['lead'] ?? '')
      return `built before ${Number(groups['year']) + (isWhole ? 1 : 0)}`
    },
  },
  // "By age: 2010 or newer, 1990 to 2009, before 1990".
  {
    said: new RegExp(
      `${byWhen} [:,(-] ${built}(?=(?:(?:since|from|after) )?${year}(?: or (?:newer|later|younger)| and (?:newer|later|up|after)| ?\\+| (?:-|to|and) ${year}) ,.*${year})`,
    ),
    meant: () => 'built ',
  },
  // "1980-1999, 2000-2014, 2015 on".
  {
    said: new RegExp(
      `(?<=${year} (?:(?:-|to|through) )?${year} .*?)\\b(?<year>${year}) (?:on|onwards?|and on|forward|up|plus)(?= [.,;:?!)]|$)`,
    ),
    meant: ({ groups = {} }) => `${groups['year'] ?? ''} and later`,
  },
  // "Sales by year built before 1980": nothing was sold so long ago.
  {
    said: new RegExp(
      `\\bby (?:the )?year built (?<bound>before|since|after|from) (?<year>19\\d\\d|20[01]\\d)(?= [.?!]|$)`,
    ),
    meant: ({ groups = {} }) => `built ${groups['bound'] ?? ''} ${groups['year'] ?? ''} by year built`,
  },
  // "Listings by year built, 2020 onwards": the years that are shown. Of sales it may be when they sold.
  {
    said: new RegExp(
      `\\bby (?:the )?(?:year built|yr built|build year|year of construction|construction year)(?: [,(:-])? (?:(?:since|from|starting(?: in| with)?) )?(?<year>${year})(?<open> (?:on|onwards?|and on|and later|and up|and after|and newer|or later|or newer|forward|to now|to today|till now))?(?: \\))?(?= [.?!,]|$)`,
    ),
    meant: ({ groups = {}, 0: said }, question) =>
      sales.test(question) || (groups['open'] === undefined && !/ (?:since|from|starting) /.test(` ${said}`))
        ? said
        : `built since ${groups['year'] ?? ''} by year built`,
  },
]

export const builtInRanges = wherever(
  [/^(19|20)\d\d/, /^(age|built|construction|building|build|era|vintage)$/],
  rules,
)
