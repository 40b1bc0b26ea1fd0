// Who stays. Many come back, and nobody sleeps in two houses at once.
import type { Person } from '#verticals/people.ts'
import type { Random } from '#verticals/random.ts'

export interface Guest extends Person {
  stays: Nights[]
}

/** From the day of arrival up to the day of departure, which is free again for the next guest. */
export interface Nights {
  from: number
  until: number
}

export const overlaps = (taken: readonly Nights[], wanted: Nights): boolean =>
  taken.some(({ from, until }) => from < wanted.until && wanted.from < until)

const SHARE_COMING_BACK = 0.44
const MOST_STAYS = 9
const ATTEMPTS = 5

/** A guest book: whoever has stayed often is the likeliest to return. */
export function openGuestBook(newPerson: () => Person, random: Random): (nights: Nights) => Guest {
  const visits: Guest[] = []
  return nights => {
    let guest: Guest | undefined
    if (visits.length > 0 && random.chance(SHARE_COMING_BACK)) {
      for (let attempt = 0; attempt < ATTEMPTS && !guest; attempt++) {
        const regular = random.pick(visits)
        if (regular.stays.length < MOST_STAYS && !overlaps(regular.stays, nights)) guest = regular
      }
    }
    guest ??= { ...newPerson(), stays: [] }
    guest.stays.push(nights)
    visits.push(guest)
    return guest
  }
}
