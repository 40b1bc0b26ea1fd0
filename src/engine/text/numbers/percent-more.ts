// "What percent more revenue did we make in 2025 than in 2024", "how much more orders": by how much one time is above another. Asked as a
// share it would be the part of both that each of them holds.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const counted =
  '(?:orders|purchases|units|items|customers|buyers|products|homes|houses|listings|closings|bookings|reservations|stays|guests|leads|inquiries|visitors|views|refunds|nights)'
const percent = '(?:what|how many) (?:percent|percentage|pct|%)(?: of)?'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?:${percent}|how much) (?<more>more|fewer|less) (?=(?:completed |pending |cancelled |refunded |sold |new )?${counted}\\b.*\\bthan\\b)`,
    ),
    meant: ({ groups = {} }) => `how many ${groups['more'] === 'more' ? 'more' : 'fewer'} `,
  },
  {
    said: new RegExp(
      `\\b${percent} (?<more>more|less) (?=(?:revenue|money|volume|income|sales)\\b.*\\bthan\\b)`,
    ),
    meant: ({ groups = {} }) => `how much ${groups['more'] ?? ''} `,
  },
]

export const percentMore: Rewording = wherever([/^(more|fewer|less)$/, /^than$/], rules)
