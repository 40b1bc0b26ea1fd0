// "Top 5 reviewed products", "top 3 booked homes": those with the most of it, and none with five reviews or in such a state.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const rules: readonly Rewriting[] = [
  {
    said: /\btop (?<many>\d{1,3} |three |five |ten |twenty )?(?<done>reviewed|refunded|returned|ordered|purchased|bought|booked|viewed|favorited|inquired|clicked|visited)(?= (?:[a-z&]+ ){0,2}(?:[a-z]{3,}s|home|house|cabin|listing|property|city|product|brand|category)\b)(?!.*\b(?:by|in terms of|based on)\b)/,
    meant: ({ groups }) => `${groups?.['many'] ?? ''}most ${groups?.['done'] ?? ''}`,
  },
  // "Top 5 booked homes by revenue": what they are ranked by is told; "booked" is no state that they are in today.
  {
    said: /(?<=\b(?:top|best)(?: \d{1,3}| three| five| ten| twenty)?) booked(?= (?:[a-z&]+ ){0,2}[a-z]{3,}s (?:[^,.?!]* )?by (?:total |gross |their |the )?(?:revenue|income|earnings|sales|money|bookings|stays|reservations|nights)\b)/,
    meant: () => '',
  },
]

export const topDone = wherever([/^(top|best)$/, /(ed|bought)$/], rules)
