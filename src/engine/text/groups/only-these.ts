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
]

export const onlyThese = wherever(/^only$/, rules)
