// "Top 5 reviewed products", "top 3 booked homes": those with the most of it, and none with five reviews or in such a state.
import { wherever, type Rewriting } from './rewritten.ts'

const rules: readonly Rewriting[] = [
  {
    said: /\btop (?<many>\d{1,3}|three|five|ten|twenty) (?<done>reviewed|refunded|returned|ordered|purchased|bought|booked|viewed|favorited|inquired|clicked|visited)(?= (?:[a-z&]+ ){0,2}[a-z]{3,}s\b)(?!.*\b(?:by|in terms of|based on)\b)/,
    meant: ({ groups }) => `${groups?.['many'] ?? ''} most ${groups?.['done'] ?? ''}`,
  },
]

export const topDone = wherever([/^top$/, /(ed|bought)$/], rules)
