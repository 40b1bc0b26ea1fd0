// "Had a completed order in 2025 and another one in 2026", "again in 2026": an order of that state in each of the two.
import { wherever } from '#engine/text/rewritten.ts'

const state = '(?:completed|refunded|cancelled|confirmed|pending)'
const row = '(?:order|purchase|booking|stay|reservation)'

export const inBothYears = wherever(
  [/^(another|again)$/, new RegExp(`^${row}$`)],
  [
    {
      said: new RegExp(
        `\\b(?:had|have|has|placed|made) (?:an? |at least one |one )?(?<state>${state}) (?<row>${row}) in (?<one>20\\d\\d) and (?:(?:another|again)(?: one| ${row})?|(?:an)?other one) in (?<other>20\\d\\d)\\b`,
      ),
      meant: ({ groups: { state: kind = '', row: what = '', one = '', other = '' } = {} }) =>
        `have ${kind} ${what}s in both ${one} and ${other}`,
    },
  ],
)
