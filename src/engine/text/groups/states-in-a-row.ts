// "How many active, pending and sold homes are there": one number for each of the states. Cut at the comma, the first alone would be counted.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const state =
  '(?:active|pending|under contract|sold|closed|expired|withdrawn|completed|cancelled|canceled|refunded|confirmed)'
const rows = '(?<rows>homes|houses|listings|properties|orders|purchases|bookings|reservations)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `^(?:how many|(?:the )?number of|count of) (?<states>${state}(?: , ${state})*(?: ,)? and ${state}) ${rows}(?: (?:are there|do we have|have we got|there are|are on file|do you have))?(?<place>(?: (?:in|at) (?!each|every|20\\d\\d)[a-z]+(?: [a-z]+)?)?)(?= [.?!]|$)`,
    ),
    meant: ({ 0: said, groups: { states = '', rows: what = '', place = '' } = {} }) =>
      states.includes(',')
        ? // "How many orders are completed, pending and cancelled" would be held back: as it was said, it has three numbers.
          /^(?:orders|purchases)$/.test(what)
          ? said
          : `how many ${what} are ${states}${place}`
        : `how many ${what}${place} by status , ${states} only`,
  },
]

export const statesInARow = wherever(
  [
    /^and$/,
    /^(active|pending|contract|sold|closed|expired|withdrawn|completed|cancelled|canceled|refunded|confirmed)$/,
  ],
  rules,
)
