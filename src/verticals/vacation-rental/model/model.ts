// The vacation rental business as the question engine knows it.
import type { Model } from '#contract/model.ts'
import { shorthand } from '#verticals/shorthand.ts'
import { absent } from './absent.ts'
import { bookingValue } from './booking-value.ts'
import { examples } from './examples.ts'
import { guestMeasures } from './guest-measures.ts'
import { listingAttributes } from './listing-attributes.ts'
import { measures } from './measures.ts'
import { nouns } from './nouns.ts'
import { reservationAttributes } from './reservation-attributes.ts'
import { segments } from './segments.ts'
import { siteMeasures } from './site-measures.ts'
import { siteNouns } from './site-nouns.ts'
import { interactionAttributes, visitorAttributes } from './visitor-attributes.ts'

export const vacationRentalModel: Model = {
  id: 'vacation_rental',
  about:
    'A manager of vacation rentals in the United States: the homes with their nightly rates, reservations by guests, people who wrote or signed up, and what visitors did on the website.',
  attributes: [
    ...listingAttributes,
    ...reservationAttributes,
    ...visitorAttributes,
    ...interactionAttributes,
  ],
  nouns: [...nouns, ...siteNouns],
  measures: [bookingValue, ...measures, ...siteMeasures, ...guestMeasures],
  segments,
  links: [
    { from: 'reservations', column: 'property_id', to: 'property_listings' },
    { from: 'visitor_interactions', column: 'property_id', to: 'property_listings' },
    { from: 'visitor_interactions', column: 'visitor_id', to: 'visitors' },
  ],
  absent,
  best: 'revenue',
  bestRival: 'booking',
  places: ['property_listings.city', 'property_listings.state', 'property_listings.address'],
  alike: {
    ...shorthand('properties homes, places homes'),
    'quantity of': 'number of',
    'the quantity': 'the number',
  },
  shorthand: shorthand(`
    qty count, lstg listing, lstgs listings, hoses houses, conf confirmed, confd confirmed, maint maintenance, mnt maintenance, mtnce maintenance, mtn mountain, mtns mountains, gst guest, gsts guests,
    arr arrivals, arrs arrivals, arrvl arrival, arrvls arrivals, bkd booked, rez reservations, rsv reservation,
    rsvs reservations, reso reservation, resos reservations, bkng booking, bkngs bookings, compl completed, cmpl completed, cxl cancelled, cxls cancellations, alos averagestay, rated rating, vw view, vws views, inq inquiry, inqs inquiries, conv conversion, favs favorites
  `),
  examples,
}
