// "Homes that came in with an ADR under 200 last year": they had it; nothing was made on a day.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const rules: readonly Rewriting[] = [
  { said: /\b(?:came|come|comes|coming) in with (?=an? )/, meant: () => 'had ' },
]

export const cameInWith = wherever(/^(came|come|comes|coming)$/, rules)
