// "No time for a spreadsheet, just give me …": why somebody asks, and nothing that a home has none of.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const rules: readonly Rewriting[] = [
  {
    said: /^(?:(?:i|we|ive) (?:have |got |have got )?)?no (?:time|patience|energy)(?: (?:for|to) (?:[a-z]+ ){1,5}|(?: today| now| right now)? )[,;:.-] (?:so |just )?/,
    meant: () => '',
  },
]

export const noTime = wherever([/^no$/, /^(time|patience|energy)$/], rules)
