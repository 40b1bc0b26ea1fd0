// "Best sellers by quantity", "which 5 items sold best": products, and no orders of so many pieces.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const doing =
  '(?:that |which )?(?:(?:have|has|had) )?(?:sold|sell|moved|move|made|make|brought|bring|earned|earn|generated|got|get|were|was|are|is|do|did)\\b'

const rules: readonly Rewriting[] = [
  {
    said: /\b(?<best>best|top|worst) (?:sellers?|selling|movers?) by (?:quantity|quantities|volume|pieces|count|unit count)(?= |$)/,
    meant: ({ groups }) => `${groups?.['best'] ?? ''} selling products by units sold`,
  },
  {
    said: new RegExp(
      `\\b(?<how>which|what|the|our|name|list)(?<many> (?:\\d+|two|three|four|five|six|seven|eight|nine|ten)) items (?=${doing})`,
    ),
    meant: ({ groups }) => `${groups?.['how'] ?? ''}${groups?.['many'] ?? ''} products `,
  },
]

export const bestSellers = wherever(/^(sellers?|selling|movers?|items)$/, rules)
