// "Monthly stays only: revenue per city": the rows of a number, and no number of their own.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const rows = '(?:[a-z]+ ){1,2}(?:stays|bookings|reservations|orders|purchases|sales)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(`^(?:only (?<one>${rows})|(?<two>${rows}) only) : (?<asked>[^.?!:]+?)(?= [.?!]|$)`),
    meant: ({ groups }) => {
      const { one, two, asked = '' } = groups ?? {}
      return `${asked} for ${one ?? two ?? ''}`
    },
  },
  {
    // "Bought electronics but never a book, completed orders only": of both, and not of what was never done alone.
    said: new RegExp(
      `(?<=\\b(?:but|and) (?:never|no|not)\\b.*) [,.;?] (${rows}) only(?=(?: please| pls)?(?: [.?!])?$)`,
    ),
    meant: ({ 1: kept }) => ` , only ${kept}`,
  },
]

export const onlyThese = wherever(/^only$/, rules)
