// "Which has the higher average rate, our two-bedroom homes or our three-bedroom homes? Show both": one number for each size.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const size = '[a-z\\d ]{0,30}\\b(?:bedrooms?|beds?|br|bd)\\b[a-z ]{0,30}?'

const higher: Rewriting = {
  said: new RegExp(
    `^which (?:one |ones )?(?:has|have|had|gets|get|commands|command) (?:the|a) (?:higher|lower|bigger|smaller|larger) (?<what>(?:average|median|total) [a-z ]{3,40}?) [,:] (?<one>${size}) or (?<other>${size})(?: [?.,] (?:and )?(?:show|give|tell)(?: me| us)? both(?: numbers| figures| values| of them)?)?(?= [?.!]|$)`,
  ),
  meant: ({ groups = {} }) =>
    `compare the ${groups['what'] ?? ''} of ${groups['one'] ?? ''} and ${groups['other'] ?? ''}`,
}

export const higherOfTwo = wherever(
  [/^which$/, /^(higher|lower|bigger|smaller|larger)$/, /^(bedrooms?|beds?|br|bd)$/],
  [higher],
)
