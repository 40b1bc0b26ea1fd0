// "Stock value of products that did not sell this year, by category": what is on hand of those, added up. A bare column beside a limit and
// groups would be that of all products of the groups that pass.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const rules: readonly Rewriting[] = [
  {
    said: /(?<!\b(?:sum of|average|avg|mean|median|highest|lowest|max|min)(?: the)? )\b(?:total )?(?<what>stock value|inventory value|stock|inventory) of (?<which>(?:the |our |all )*(?:products|items|goods)) (?=(?:that|which|with|without|having)\b.* (?:by|per|for each|in each) )/,
    meant: ({ groups = {} }) => `sum of ${groups['what'] ?? ''} of ${groups['which'] ?? ''} `,
  },
]

export const stockOfSuch = wherever([/^(stock|inventory)$/, /^(products|items|goods)$/], rules)
