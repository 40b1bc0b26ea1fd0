// "In which years were built the houses in Old Town? Write each year one time only": the years, and no list of the houses.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const told = '(?:(?:please )?(?:write|list|show|give|name|put|count)(?: me| please| down)? )?'
const once = '(?:only |just )?(?:one time|once|a single time|1 time|one single time)(?: only| each| please)*'
const each = `${told}(?:the |each |every )(?:single )?(?:years?|ones?|of them) ${once}`
const built = '(?:built|constructed|finished)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `^(?:in )?(?:which|what) years (?:were|are|was|is) (?:${built} )?(?<what>.+?)(?: ${built})? [?.,;!] ${each}(?= [?.!]|$)`,
    ),
    meant: ({ groups = {} }) => `distinct years built of ${groups['what'] ?? ''}`,
  },
]

const groups =
  '(?:cities|towns|states|(?:property |home |payment )?(?:types|kinds)|areas|subdivisions|neighbou?rhoods|communities|brands|categories|sources|channels|bed(?:room)? counts|(?:build |building |construction )?years)'
const noneTwice =
  '(?:each(?: one| of them| city| town| state| area| year)? (?:only |just )?once|(?:only |just )?once each|(?:with )?no (?:duplicates|dupes|repeats|doubles|repetitions?)|without (?:duplicates|dupes|repeats|doubles|repetitions?))'

/** "I just need the towns, each one once", "build years of what is for sale, no repeats": no home stands beside them. */
const groupsOnce: Rewriting = {
  said: new RegExp(
    `(?<!\\b(?:distinct|different|unique|which|what|by|per|each|every|in|and|,|how many) )\\b(?<rest>${groups}\\b[^.?!:]{0,80}?)(?: [,(-])? (?:and )?${noneTwice}(?: please| only)?(?: \\))?(?= [.?!]|$)`,
  ),
  meant: ({ groups: said }) => `distinct ${said?.['rest'] ?? ''}`,
}

export const eachOnce: readonly Rewording[] = [
  wherever([/^years$/, /^(once|time)$/], rules),
  wherever(/^(once|duplicates|dupes|repeats|doubles|repetitions?)$/, [groupsOnce]),
]
