// "Expired/withdrawn by area": either of the two, as an agent writes it. Of other pairs ("pending/active") a ratio may be meant.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const pairs = [
  ['expireds?', 'withdrawns?'],
  ['withdrawns?', 'expireds?'],
  ['cancell?ed', 'refunded'],
  ['refunded', 'cancell?ed'],
] as const

const rules = pairs.map(([one, other]): Rewriting => ({
  said: new RegExp(`\\b(?<one>${one}) (?:\\/ )?(?<other>${other})(?! (?:ratio|split)\\b)(?= |$)`),
  meant: ({ 0: said, groups = {} }, question) =>
    /\b(?:both|each|separately|apart|vs|versus|split|compare)\b|=/.test(question)
      ? said
      : `${groups['one'] ?? ''} or ${groups['other'] ?? ''}`,
}))

/** "Total" between the kind and its groups is no amount: they are counted. */
const counted: Rewriting = {
  said: /(?<=\b(?:expireds?|withdrawns?|cancell?ed|refunded) or (?:expireds?|withdrawns?|cancell?ed|refunded) )totals? (?=(?:x|by|per) )/,
  meant: () => 'count ',
}

export const slashedStates = wherever(/^(expireds?|withdrawns?|cancell?ed|refunded)$/, [...rules, counted])
