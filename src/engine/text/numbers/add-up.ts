// "Add up the sale prices by month": a sum, and no average of each month, nor a list.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const rule: Rewriting = {
  said: /^(?:(?:please|can you|could you|now|so) )*(?:add|sum|total) up (?:all )?(?:the |our |all |their )*(?=(?:[a-z]+ ){0,2}(?:prices?|amounts?|incomes?|volumes?)\b)/,
  meant: () => 'total ',
}

export const addUp = wherever([/^(add|sum|total)$/, /^up$/], [rule])
