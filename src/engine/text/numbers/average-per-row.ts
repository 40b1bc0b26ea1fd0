// "Properties that have an average of more than 3000 per booking, show the average": so much is the average booking. Nights would be named.
import { wherever } from '#engine/text/rewritten.ts'

const how = '(?<how>more than|over|above|at least|less than|under|below|at most|higher than|lower than)'
const amount = '(?<amount>(?:\\$ )?\\d[\\d,.]*(?: ?k| thousand| grand)?(?: dollars| bucks| usd)?)'

export const averagePerRow = wherever(
  [/^(average|avg|mean)$/, /^(booking|reservation|stay|order|purchase)$/, /^(per|a|each|every)$/],
  [
    {
      said: new RegExp(
        `\\b(?:(?:that|which|who) )?(?:have|has|had|having|with) an? (?:average|avg|mean)(?: of)? ${how} ${amount} (?:per|a|each|for each|for every|every) (?<row>booking|reservation|stay|order|purchase)(?= [,.?!]|$)`,
      ),
      meant: ({ groups = {} }) =>
        `with an average ${groups['row'] ?? ''} value ${groups['how'] ?? ''} ${groups['amount'] ?? ''}`,
    },
  ],
)
