// "Areas where the average sold price this year topped 1.5 million": the limit is on the number, and the time is that of both. With the time
// between them it was a limit on each single row.
import { wherever, type Rewording } from '#engine/text/rewritten.ts'

const time = '(?<time>(?:in |for )?(?:this|last) (?:year|month|quarter|week)|in 20\\d\\d)'
const verb =
  '(?<verb>(?:is|was|were|are|came in|ended up) (?:over|above|under|below|more than|less than|at least|at most|higher than|lower than)|topped|tops|exceeded|exceeds|surpassed|passed)'

export const timeBeforeLimit: Rewording = wherever(
  [/^(this|last|in)$/, /^(where|whose|which)$/],
  [
    {
      said: new RegExp(
        `\\b(?<where>where|in which|whose) (?<what>(?:the |their )?(?!\\d)[a-z]+(?: [a-z]+){0,3}?) ${time} ${verb} (?<amount>\\$? ?(?!20\\d\\d(?: |$))\\d\\S*(?: (?:k|m|million|thousand|mil|%|percent|days|nights|dollars))*)(?= [,.?!]|$| (?:and|by|with)\\b)`,
      ),
      meant: ({ groups: found = {} }) =>
        `${found['where'] ?? ''} ${found['what'] ?? ''} ${found['verb'] ?? ''} ${found['amount'] ?? ''} ${found['time'] ?? ''}`,
    },
  ],
)
