// "In which years were built the houses in Old Town? Write each year one time only": the years, and no list of the houses.
import { wherever, type Rewriting } from './rewritten.ts'

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

export const eachOnce = wherever([/^years$/, /^(once|time)$/], rules)
