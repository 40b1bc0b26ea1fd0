// "Average stays per guest": how many they are, where "average stay" is how long. "Booked for the most nights": the most nights together, and
// no day that it was booked for.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const counted: readonly Rewriting[] = [
  {
    said: /\b(?<mean>average|avg|mean|median) stays(?= (?:per|for each|for every|by each|a) (?:guest|visitor|person|customer|home|house|listing|property|month|week|quarter|year|day)\b)/,
    meant: ({ groups }) => `${groups?.['mean'] ?? ''} number of stays`,
  },
]

const most = '(?<most>most|fewest|least)'
const booked: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\b(?:(?:was|were|is|are|got|gets|has been|have been|been) )?(?:booked|rented|reserved|taken)(?: out| up)?(?: for)? the ${most} (?:number of )?nights\\b`,
    ),
    meant: ({ groups }) => `has the ${groups?.['most'] ?? ''} booked nights`,
  },
]

/** "Nights per guest by city": those of all guests, and no average stay. */
const perGuest: readonly Rewriting[] = [
  {
    said: /(?<!\b(?:average|avg|mean|median|total|booked) )\bnights (?=per (?:guest|person|visitor) (?:by|per|for each|in each) )/,
    meant: () => 'total nights ',
  },
]

export const staysAndNights: readonly Rewording[] = [
  wherever([/^(average|avg|mean|median)$/, /^stays$/], counted),
  wherever([/^nights$/, /^(booked|rented|reserved|taken)$/, /^(most|fewest|least)$/], booked),
  wherever([/^nights$/, /^per$/, /^(guest|person|visitor)$/], perGuest),
]
