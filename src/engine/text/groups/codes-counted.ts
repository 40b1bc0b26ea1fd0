// "Subdivisions with > 15 COP": a code of the status stands for the homes that have it.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const states: ReadonlyMap<string, string> = new Map([
  ['cop', 'active listings'],
  ['sco', 'pending listings'],
  ['exp', 'expired listings'],
  ['wdn', 'withdrawn listings'],
])

const rules: readonly Rewriting[] = [
  {
    said: /(?<=(?:>|>=|<|<=|over|under|more than|fewer than|less than|at least|at most) \d+ |\b\d+ \+ )(?<code>cop|sco|exp|wdn)(?= (?:[,.?!]|and |in |with )|$)/,
    meant: ({ groups = {} }) => states.get(groups['code'] ?? '') ?? '',
  },
]

export const codesCounted = wherever(/^(cop|sco|exp|wdn)$/, rules)
