// What is known of people who wrote or signed up, and of what happened on the site.
import type { Attribute } from '#contract/model.ts'
import { column, linkColumn, words } from '#verticals/model-entries.ts'

const sources = {
  google: words('google search, search engine'),
  airbnb: words('air bnb, abnb'),
  vrbo: words('homeaway, home away, verbo'),
  booking_com: words('booking com, bookings com, bdc'),
  instagram: words('insta, ig'),
  facebook: words('fb'),
  referral: words('word of mouth, referred, referred to us, recommendation, by referral'),
  direct: words('direct traffic, direct visit'),
  newsletter: words('mailing list, email newsletter, email list'),
}

export const visitorAttributes: readonly Attribute[] = [
  column('visitors', 'id', {
    kind: 'identifier',
    format: 'text',
    label: 'visitor ID',
    words: words('lead id, contact id'),
    quiet: true,
  }),
  column('visitors', 'name', {
    kind: 'text',
    format: 'text',
    label: 'visitor',
    words: words('visitor name, lead name, contact name, prospect name'),
    names: true,
    ofPeople: true,
    searchable: true,
  }),
  column('visitors', 'email', {
    kind: 'identifier',
    format: 'text',
    label: 'email',
    words: words('email, email address, visitor email, lead email, contact detail'),
  }),
  column('visitors', 'interest_type', {
    kind: 'category',
    format: 'text',
    label: 'interest',
    words: words(`
      interest type, interest, type of interest, interested in, intent, intention, purpose, what they want, type
    `),
    values: {
      renting: words(`
        rent, rental interest, want to rent, wants to rent, book a stay, rent a home, rent a place,
        rent a house, want to rent a place, looking to rent
      `),
      buying: words(`
        buy, buyer, home buyer, purchase, purchasing, want to buy, buy a home, buy a house,
        buy a place, buy a property, want to buy a home, want to buy a house, want to buy a place,
        want to buy a property, looking to buy, buying a home, buying a place
      `),
      investing: words('invest, investor, investment, want to invest'),
      listing: words(`
        list their home, list their own home, wanting to list, hoping to list, hoping to list a home, hoping to list their home, looking to list, looking to list a home, wanting to list their own home, want to list a home, want to list a house, want to list a property, want to list their home, want to list their place, want to list,
        list a home, list a property, list their property, list their place, list with us,
        homeowner, home owner, owner, landlord, would be host, become a host, interested in listing, interest in listing,
        interested in listing a home, interested in listing their home, interested in listing a place, interested in listing their place
      `),
    },
  }),
  column('visitors', 'source', {
    kind: 'category',
    format: 'text',
    label: 'source',
    words: words(`
      source, lead source, channel, lead channel, traffic source, acquisition channel, marketing channel,
      platform, origin, where they came from, where they come from, where they found us, where they heard about us, where they found out about us, found us, heard about us, hear about us
    `),
    values: sources,
  }),
  column('visitors', 'message', {
    kind: 'text',
    format: 'text',
    label: 'message',
    words: words('message, note, comment, what they wrote, what they said, what they asked'),
    searchable: true,
  }),
  column('visitors', 'visited_at', {
    kind: 'moment',
    format: 'moment',
    label: 'visited on',
    words: words(`
      visited at, visit date, date of visit, visited on, contact date, signup date, inquiry date
    `),
    high: words('newest, latest, recent'),
    low: words('oldest'),
  }),
]

export const interactionAttributes: readonly Attribute[] = [
  column('visitor_interactions', 'id', {
    kind: 'identifier',
    format: 'text',
    label: 'interaction ID',
    words: words('interaction id, event id'),
    quiet: true,
  }),
  column('visitor_interactions', 'visitor_id', {
    kind: 'identifier',
    format: 'text',
    label: 'visitor ID',
    words: words('visitor id'),
    quiet: true,
  }),
  linkColumn('visitor_interactions', 'property_id', 'listing ID'),
  column('visitor_interactions', 'interaction_type', {
    kind: 'category',
    format: 'text',
    label: 'interaction type',
    words: words(`
      interaction type, type of interaction, kind of interaction, event type, type of event, action type,
      type of activity, type
    `),
  }),
  column('visitor_interactions', 'interaction_timestamp', {
    kind: 'moment',
    format: 'moment',
    label: 'time',
    words: words(`
      interaction timestamp, timestamp, time stamp, interaction date, interaction time, date of interaction
    `),
    high: words('newest, latest, recent'),
    low: words('oldest'),
  }),
  column('visitor_interactions', 'session_id', {
    kind: 'identifier',
    format: 'text',
    label: 'session ID',
    words: words('session id'),
    quiet: true,
  }),
  column('visitor_interactions', 'device_type', {
    kind: 'category',
    format: 'text',
    label: 'device',
    words: words('device type, device, type of device, kind of device'),
    values: {
      mobile: words(`
        phone, smartphone, smart phone, mobile phone, cell, cell phone, cellphone, iphone, android,
        mobile device
      `),
      desktop: words('computer, pc, laptop, mac, desktop computer'),
      tablet: words('ipad'),
    },
  }),
  column('visitor_interactions', 'referrer_source', {
    kind: 'category',
    format: 'text',
    label: 'source',
    words: words(
      'referrer source, ref source, referral source, referrer, source, channel, traffic source, platform, referring site, referring source, where the traffic come from, source people come from',
    ),
    values: sources,
  }),
]
