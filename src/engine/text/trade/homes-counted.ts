// "Active inventory > 15", "areas that have more than 15 on the market", "number for sale per area": so many homes, though none are named.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const inState = '(?:on the market|for sale|under contract|up for sale)'
const areas = '(?:subdivisions|communities|areas|neighbou?rhoods|villages)'
const limit =
  '(?:(?:more than|greater than|at least|no fewer than|no less than|over|above|upwards of|fewer than|less than|under|at most|no more than|>=|<=|>|<) (?:\\d{1,3}|[a-z]+)|(?:\\d{1,3}|[a-z]+) (?:or more|or fewer|or less|and up|plus|\\+))'

const rules: readonly Rewriting[] = [
  {
    said: /\bactive (?:inventory(?: (?:count|ct|units))?|count|ct|units) (?=(?:of )?(?:>=|<=|>|<|over|above|under|below|at least|at most|more than|fewer than|less than) \d{1,3}\b)/,
    meant: () => 'active listings ',
  },
  {
    said: new RegExp(
      `(?<=\\b${areas} (?:(?:that|which|where we|where they|do|we) )?(?:currently )?(?:have|has|had|having|with|got|carry|carrying|hold|holding) )(?:still |currently )?(?<limit>${limit}) (?=${inState}\\b(?! for\\b| longer| at least| over))`,
    ),
    meant: ({ groups }) => `${groups?.['limit'] ?? ''} homes `,
  },
  {
    said: new RegExp(
      `^(?<ask>(?:show |show me |give me |list )?(?:the )?)(?:number|count|#) (?=${inState}\\b.* (?:per|by|for each|in each) )`,
    ),
    meant: ({ groups }) => `${groups?.['ask'] ?? ''}number of homes `,
  },
  // "Where do we have 20 or more on the market? area and how many".
  {
    said: new RegExp(
      `^where do we have (?<limit>${limit}) (?:homes |houses |listings )?(?<state>${inState})(?: [?,.:] (?:areas?|neighborhoods?|communit(?:y|ies)|subdivisions?) and (?:how many|count|the number|number))?(?= [?.!]|$)`,
    ),
    meant: ({ groups }) =>
      `which areas have ${groups?.['limit'] ?? ''} homes ${groups?.['state'] ?? ''} , and how many`,
  },
  // "Communities >= 20 active, show #": how many each of them has, and not how many they are.
  {
    said: new RegExp(
      `^(?:the )?(?<areas>${areas}) (?<limit>(?:>=|<=|>|<) \\d{1,3}|\\d{1,3} (?:\\+|or more)) (?<state>active|pending|sold|expired|withdrawn)s?(?: listings| homes)? , (?:show|with|incl|include) (?:#|count|number|the count|the number)(?= [.?!]|$)`,
    ),
    meant: ({ groups }) =>
      `${groups?.['areas'] ?? ''} with ${groups?.['limit'] ?? ''} ${groups?.['state'] ?? ''} listings , with count`,
  },
  // "In which areas are there at least 20 homes for sale? Include the number."
  {
    said: new RegExp(
      `(?<=^(?:in )?(?:which|what) ${areas} .*\\b(?:${limit}) .*${inState}) [?.;] (?:include|add|show|give|list|with)(?: me)? (?:the |their |its )?(?:number|count|figure|total)s?(?: of each| for each| too| as well)?(?= [.?!]|$)`,
    ),
    meant: () => ' , and how many',
  },
  // "For areas having at least 20 listings on the market, what is the active count": of each of them.
  {
    said: new RegExp(
      `^(?:for|in|of) (?:the )?(?<areas>${areas}) (?:having|with|that have) (?<limit>${limit}) (?<what>[a-z]+ (?:${inState}))(?: ,)? what is (?:the|their|its) (?:active |pending )?(?:count|number|total)(?= [.?!]|$)`,
    ),
    meant: ({ groups }) =>
      `${groups?.['areas'] ?? ''} with ${groups?.['limit'] ?? ''} ${groups?.['what'] ?? ''} , with count`,
  },
  // "Where do we have 15 actives or more": in which areas.
  {
    said: /^where do we have (?=(?:[a-z]+ ){0,3}\d{1,3} (?:\+ |or more )?(?:actives|solds|closings|pendings)\b)/,
    meant: () => 'which areas have ',
  },
]

export const homesCounted: readonly Rewording[] = [
  wherever(/^(inventory|active|actives|market|sale|contract|solds|closings|pendings)$/, rules),
]
