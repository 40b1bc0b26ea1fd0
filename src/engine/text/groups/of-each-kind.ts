// "Number of interactions of each kind on each device": the kinds are those of what is counted. "Each kind of home" says of what itself.
import { wherever } from '#engine/text/rewritten.ts'

export const ofEachKind = wherever(/^(kind|sort)$/, [
  {
    said: /\bof (?:each|every) (?:kind|sort)(?= (?:on|in|at|by|per|for|over|during|from|this|last|since|we|there|did|do|was|were|got|came)\b| [,.?!;]|$)/,
    meant: () => 'of each type',
  },
])
