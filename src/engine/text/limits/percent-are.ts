// "Cities where more than 85% are repeat customers": of the things that the groups are made of, which the words leave out.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const limit =
  '(?:more than|over|above|at least|less than|under|below|fewer than|at most|greater than) (?:\\d+(?:\\.\\d+)? (?:%|percent)|half|a third|a quarter|two thirds|three quarters)'

const customers: Rewriting = {
  said: new RegExp(
    `\\b(?<where>where|in which) (?<limit>${limit}) (?:are|were) (?<kind>repeat|returning|loyal|one time|one-time|first time|inactive) (?<who>customers|buyers|shoppers|guests)(?= |$)`,
  ),
  meant: ({ groups: said = {} }) =>
    `${said['where'] ?? ''} ${said['limit'] ?? ''} of ${said['who'] ?? ''} are ${said['kind'] ?? ''} ${said['who'] ?? ''}`,
}

const products: Rewriting = {
  said: new RegExp(
    `(?<=\\b(?:brands|categories)\\b.*)\\b(?<where>where|in which) (?<limit>${limit}) (?<are>are|were) (?=(?:out of stock|sold out|low on stock|in stock|out)(?: [.?!,:;-]|$))`,
  ),
  meant: ({ groups: said = {} }) =>
    `${said['where'] ?? ''} ${said['limit'] ?? ''} of products ${said['are'] ?? ''} `,
}

/** "…: city and repeat %": the share that the limit is one of is shown anyway. */
const shown: Rewriting = {
  said: new RegExp(
    `(?<=\\b(?:where|in which) ${limit} of (?:customers|buyers|shoppers|guests|products) (?:are|were) [a-z ]{3,30}?) [,:;-] (?:the |show |give me |with )*(?:city|state|brand|category)(?: names?)? (?:and|\\+|&|,) (?:the |their |its )?(?:(?:repeat|returning|loyal|out of stock|customer|buyer) )*(?:%|percent|percentage|share|pct|rate)(?= [.?!]|$)`,
  ),
  meant: () => '',
}

export const percentAre: readonly Rewording[] = [
  wherever(
    [/^(where|which)$/, /^(are|were)$/, /^(customers|buyers|shoppers|guests|stock|out)$/],
    [customers, products, shown],
  ),
]
