// What brings people to the site, and from where they come.
import { type Lottery, weighted } from '#verticals/random.ts'

/** Listing is for owners who want their home managed. */
export type Interest = 'renting' | 'buying' | 'investing' | 'listing'

export const drawInterest = weighted<Interest>(
  ['renting', 'buying', 'investing', 'listing'],
  [63, 14, 12, 11],
)

const channels = [
  'google',
  'airbnb',
  'vrbo',
  'booking_com',
  'instagram',
  'facebook',
  'referral',
  'direct',
  'newsletter',
]

export const sources: Record<Interest, Lottery<string>> = {
  renting: weighted(channels, [25, 18, 13, 9, 12, 8, 6, 5, 4]),
  buying: weighted(channels, [31, 5, 4, 3, 9, 12, 20, 11, 5]),
  investing: weighted(channels, [27, 6, 4, 4, 5, 7, 27, 14, 6]),
  listing: weighted(channels, [30, 9, 6, 4, 6, 11, 22, 9, 3]),
}
