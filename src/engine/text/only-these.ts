// "Monthly stays only: revenue per city": the rows of a number, and no number of their own.
import { rewritten, type Rewriting } from './rewritten.ts'
import type { Token } from './token.ts'

const rows = '(?:[a-z]+ ){1,2}(?:stays|bookings|reservations|orders|purchases|sales)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(`^(?:only (?<one>${rows})|(?<two>${rows}) only) : (?<asked>[^.?!:]+?)(?= [.?!]|$)`),
    meant: ({ groups }) => {
      const { one, two, asked = '' } = groups ?? {}
      return `${asked} for ${one ?? two ?? ''}`
    },
  },
]

export const onlyThese = (tokens: readonly Token[]): readonly Token[] =>
  tokens.some(({ text }) => text === 'only') ? rewritten(tokens, rules) : tokens
