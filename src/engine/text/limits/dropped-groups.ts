// "Drop the states with less than 20k", "leave out those under 50 orders": what stays has at least as much.
import { wherever } from '#engine/text/rewritten.ts'

const opening =
  '^(?:(?:now|ok|okay|and|please|then|so|can you|could you) ,? ?)*(?:drop|remove|hide|exclude|omit|skip|cut|lose|take out|leave out|filter out|throw out|kick out|get rid of) (?:all |any |out )?(?:the |those |these )?(?:ones |[a-z]+ )?'
const amount =
  '(?<amount>\\$? ?\\d[\\d,.]*(?: ?(?:k|grand|thousand|million|percent|%))?(?: [a-z]+){0,2})[ .!?]*$'

export const droppedGroups = wherever(
  [
    /^(drop|remove|hide|exclude|omit|skip|cut|lose|take|leave|filter|throw|kick|rid)$/,
    /^(less|fewer|under|below|more|over|above)$/,
  ],
  [
    {
      said: new RegExp(
        `${opening}(?:with |that have |having |that are |which have )?(?:less than|fewer than|under|below) ${amount}`,
      ),
      meant: ({ groups = {} }) => `only those with at least ${groups['amount'] ?? ''}`,
    },
    {
      said: new RegExp(
        `${opening}(?:with |that have |having |that are |which have )?(?:more than|over|above) ${amount}`,
      ),
      meant: ({ groups = {} }) => `only those with at most ${groups['amount'] ?? ''}`,
    },
  ],
)
