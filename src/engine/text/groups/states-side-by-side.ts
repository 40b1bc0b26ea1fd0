// "Sold and active listings per subdivision": those that are gone and those that are there are two numbers; nobody adds them up.
import { rewritten, wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'
import type { Token } from '#engine/text/token.ts'

const gone = 'sold|closed'
const there = 'active|pending|available|expired|withdrawn|unsold'
const things = '(?:listings|homes|houses|properties)'
const count = '(?:(?:number|count|#) of )?(?:the )?'
const group = '(?=(?: (?:are there|do we have|we have))? (?:per|by|in each|for each|for every|in every) )'

const meant: Rewriting['meant'] = ({ groups = {} }) =>
  `number of ${groups['one'] ?? ''} and number of ${groups['two'] ?? ''} listings`

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `(?<=^|[:,] |\\b(?:show|me|list|give|the) )${count}(?<one>${gone}) (?:and|vs|versus|\\+) (?<two>${there}) ${things}${group}`,
    ),
    meant,
  },
  {
    said: new RegExp(
      `(?<=^|[:,] |\\b(?:show|me|list|give|the) )${count}(?<one>${there}) (?:and|vs|versus|\\+) (?<two>${gone}) ${things}${group}`,
    ),
    meant,
  },
  {
    said: new RegExp(
      `\\bhow many (?<one>${gone}) and (?:how many )?(?<two>${there}) ${things}(?: (?:are there|do we have|does each have))?${group}`,
    ),
    meant,
  },
  {
    said: new RegExp(
      `\\bhow many (?<one>${there}) and (?:how many )?(?<two>${gone}) ${things}(?: (?:are there|do we have|does each have))?${group}`,
    ),
    meant,
  },
]

/** "Active count, pending count and closings": numbers of what is in that state. */
const state = '(?<state>active|pending|sold|closed|expired|withdrawn)'
const behind = '(?<=\\bnumber of [a-z]+ (?:, (?:and )?|and ))'
const stateCounts: readonly Rewriting[] = [
  { said: new RegExp(`(?<!\\b(?:vs|versus|or|by) .*)\\b${state} count(?= , | and )`), meant: numberOf },
  { said: new RegExp(`${behind}${state} count\\b`), meant: numberOf },
  { said: new RegExp(`${behind}${state} count\\b`), meant: numberOf },
  {
    said: new RegExp(
      `${behind}(?<state>closings|sales|solds|actives|pendings)(?= (?:by|per|in|for|this|last|past|and|[,?.])|$)`,
    ),
    meant: numberOf,
  },
]

function numberOf({ groups }: RegExpExecArray): string {
  return `number of ${groups?.['state'] ?? ''}`
}

/** "Count the expired and the withdrawn listings separately for each community": two numbers, whatever the states. */
const any = `${gone}|${there}|under contract`
const both = `(?<=^|[:,] |\\b(?:show|me|list|give|please|and) )(?:(?:count|how many|(?:number|count|counts) of) )?(?:the )?(?<one>${any}) (?:and|&) (?:the )?(?<two>${any}) ${things}`
const apart = '(?:(?:counted|each|listed|shown) )?(?:separately|individually)'
const countedApart: readonly Rewriting[] = [
  {
    said: new RegExp(`${both}(?: ,)? ${apart}(?= (?:per|by|in each|for each|for every|in every) )`),
    meant,
  },
  {
    said: new RegExp(
      `${both} (?<group>(?:per|by|in each|for each|for every) [a-z]+)(?: ,)? ${apart}(?= [.?!]|$)`,
    ),
    meant: (said, question) => `${meant(said, question)} ${said.groups?.['group'] ?? ''}`,
  },
]

const homes = /^(listings|homes|houses|properties)$/
const ofHomes = [/^(sold|closed)$/, homes]
const isOfHomes = (tokens: readonly Token[]) =>
  ofHomes.every(word => tokens.some(({ text }) => word.test(text)))

/** "Expired or withdrawn listings built after 2015": homes in either state, and no two kinds of things. */
const either: Rewriting = {
  said: new RegExp(
    `(?<=\\b(?:${gone}|${there}|under contract) or (?:${gone}|${there}|under contract) )listings(?= built\\b)`,
  ),
  meant: () => 'homes',
}

export const statesSideBySide: readonly Rewording[] = [
  wherever([/^or$/, /^listings$/, /^built$/], [either]),
  wherever([/^(separately|individually)$/, homes], countedApart),
  wherever(ofHomes, rules),
  wherever(/^count$/, tokens => (isOfHomes(tokens) ? tokens : rewritten(tokens, stateCounts))),
]
