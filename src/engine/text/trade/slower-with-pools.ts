// "Are homes with a pool slower to sell", "do pool homes take longer to sell": those with one held against those without, though the
// others are not named.
import { wherever } from '#engine/text/rewritten.ts'

const pool =
  '(?:homes|houses|properties|listings) (?:with (?:an? )?pools?|that have (?:an? )?pools?)|pool (?:homes|houses)|homes without (?:an? )?pools?'

export const slowerWithPools = wherever(
  [/^pools?$/, /^(slower|faster|quicker|longer|shorter|than|without|vs|versus)$/],
  [
    // "My agent swears by pools. Do houses with one sell faster than houses without": one of those.
    {
      said: /^(?<told>[^?]*\bpools?\b[^?]*?[.,;:!-] (?:so |and |but )?[^?]*?\b(?:homes|houses|properties|listings|places|those|ones|sales) (?:with|that have)) (?:one|them)(?=\b[^?]*\b(?:than|vs|versus|without|compared)\b)/,
      meant: ({ groups = {} }) => `${groups['told'] ?? ''} a pool`,
    },
    {
      said: new RegExp(
        `\\bare (?<homes>${pool}) (?:any |really |actually )?(?<how>slower|faster|quicker) to sell(?= [.?!]|$)`,
      ),
      meant: ({ groups = {} }) => `do ${groups['homes'] ?? ''} sell ${groups['how'] ?? ''}`,
    },
    {
      said: new RegExp(
        `\\bdo (?<homes>${pool}) (?:really |actually )?(?:take|need) (?<how>longer|shorter)(?: time)? to sell(?= [.?!]|$)`,
      ),
      meant: ({ groups = {} }) =>
        `do ${groups['homes'] ?? ''} sell ${groups['how'] === 'longer' ? 'slower' : 'faster'}`,
    },
  ],
)
