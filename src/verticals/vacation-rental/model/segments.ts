// Named parts of the business, used like adjectives: upcoming stays, repeat guests.
import type { Segment } from '#contract/model.ts'
import { is, words } from '#verticals/model-entries.ts'

export const segments: readonly Segment[] = [
  {
    id: 'upcoming',
    label: 'upcoming',
    words: words(`
      upcoming, future, coming up, to come, forthcoming, not yet arrived, yet to arrive, yet to check in, still to arrive, still to check in, future check in,
      is scheduled, are scheduled, currently scheduled
    `),
    noun: 'reservation',
    where: [{ kind: 'today', attribute: 'reservations.check_in', op: '>' }],
  },
  {
    id: 'in_house',
    label: 'in house today',
    words: words(`
      in house, currently staying, staying now, staying right now, staying with us now, staying tonight,
      here tonight, checked in right now, current guest, current stay, current booking, current reservation, under way, ongoing,
      staying with us right now, with us right now, with us now, staying with us tonight,
      staying with us today, staying today, staying in one of our place tonight, staying in one of our home tonight,
      staying in our place tonight, staying in our home tonight, staying in our house tonight, here right now, in house tonight,
      running right now, running now, running today, running tonight, currently running, running at the moment, in progress
    `),
    noun: 'reservation',
    where: [
      { kind: 'today', attribute: 'reservations.check_in', op: '<=' },
      { kind: 'today', attribute: 'reservations.check_out', op: '>' },
      { kind: 'is', attribute: 'reservations.status', values: ['cancelled'], not: true },
      { kind: 'is', attribute: 'reservations.reservation_type', values: ['viewing'], not: true },
    ],
  },
  {
    id: 'repeat_guest',
    label: 'repeat',
    words: words(`
      repeat, returning, recurring, coming back, come back, came back, repeated, loyal, regular,
      come back a second time, come again, came again, come back at least once, came back at least once, returned at least once, come back more often, come back for more,
      keep coming back, book again, rebook, revisit us, stay again, stay with us again, keep booking, return for a second stay, come back for another stay, come back for another visit, come back for another trip, come back for a second stay, return for another stay,
      returnee, returner, repeater, loyalist
    `),
    noun: 'guest',
    where: [],
    count: { of: 'reservation', op: '>=', value: 2 },
  },
  {
    id: 'one_time_guest',
    label: 'one-time',
    words: words('one time, onetime, one timer, single stay guest, only once, just once'),
    noun: 'guest',
    where: [],
    count: { of: 'reservation', op: '=', value: 1 },
  },
  {
    id: 'anonymous',
    label: 'from anonymous visitors',
    words: words(`
      anonymous, anonymous visitor, unknown visitor, unidentified, not signed in, without a visitor, nameless
    `),
    noun: 'interaction',
    where: [{ kind: 'empty', attribute: 'visitor_interactions.visitor_id' }],
  },
  {
    id: 'wrote_message',
    label: 'who left a message',
    words: words(
      `with a message, left a message, left any message, leave any message, who wrote something, has a message,
      left us a message, sent a message, sent us a message, wrote a message, wrote us a message, wrote us something,
      left a note, left us a note, wrote us a note, sent us a note`,
    ),
    noun: 'visitor',
    where: [{ kind: 'empty', attribute: 'visitors.message', not: true }],
  },
  {
    id: 'social_lead',
    label: 'from social media',
    words: words('social media, social, social network'),
    noun: 'visitor',
    where: [is('visitors.source', 'instagram', 'facebook')],
  },
  {
    id: 'social_interaction',
    label: 'from social media',
    words: words('social media, social, social network'),
    noun: 'interaction',
    where: [is('visitor_interactions.referrer_source', 'instagram', 'facebook')],
  },
  {
    id: 'platform_lead',
    label: 'from booking platforms',
    words: words('ota, online travel agency, online travel agent, booking platform, booking site'),
    noun: 'visitor',
    where: [is('visitors.source', 'airbnb', 'vrbo', 'booking_com')],
  },
  {
    id: 'platform_interaction',
    label: 'from booking platforms',
    words: words('ota, online travel agency, online travel agent, booking platform, booking site'),
    noun: 'interaction',
    where: [is('visitor_interactions.referrer_source', 'airbnb', 'vrbo', 'booking_com')],
  },
]
