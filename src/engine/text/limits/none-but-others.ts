// "Customers with no completed orders but with pending ones": the pending ones are there. Read behind the denial, both were to be missing.
import { wherever } from '#engine/text/rewritten.ts'

const state = '(?:completed|pending|cancelled|canceled|refunded|confirmed|active|withdrawn|expired)'
const rows = '(?:orders?|purchases?|bookings?|stays?|reservations?|refunds?|cancellations?|sales?|closings?)'
const time = '(?: (?:in|during|since) (?:the )?[a-z0-9]+| (?:this|last) [a-z]+)'

const many = (said: string): string => said.replace(/s?$/, 's')

export const noneButOthers = wherever(
  [/^but$/, /^(no|without)$/],
  [
    {
      said: new RegExp(
        `\\b(?:with no|without any|without an?|without|who have no|that have no) (?<lost>(?:${state} )?(?<what>${rows}))(?<time>${time})? ,? ?but (?:with|who have|have|has|having)(?: an?| some| at least one| any)? (?<had>${state}) (?<kind>ones?|${rows}|homes?|listings?)(?= ?[,.?!]|$)`,
      ),
      meant: ({ groups: { lost = '', what = '', time: when = '', had = '', kind = '' } = {} }) =>
        `with ${had} ${many(kind.startsWith('one') ? what : kind)} but no ${many(lost)}${when}`,
    },
  ],
)
