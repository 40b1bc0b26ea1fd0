// What happens on the site, one word for each kind of interaction.
import type { Noun } from '#contract/model.ts'
import { is, words } from '#verticals/model-entries.ts'

const table = 'visitor_interactions'
const columns = [
  'property_listings.title',
  'visitor_interactions.interaction_timestamp',
  'visitor_interactions.device_type',
  'visitor_interactions.referrer_source',
]

/** One kind of interaction, by its value in the data. */
const kind = (
  type: 'impression' | 'view' | 'click' | 'inquiry' | 'favorite' | 'share',
  many: string,
  about: Pick<Noun, 'words' | 'verbs'>,
): Noun => ({
  id: type,
  table,
  name: ['visitor_interactions.interaction_type'],
  label: [type, many],
  where: [is('visitor_interactions.interaction_type', type)],
  date: 'visitor_interactions.interaction_timestamp',
  otherDates: [
    {
      attribute: 'visitor_interactions.interaction_timestamp',
      words: words('came in, come in, received, submitted, be sent, sent in'),
    },
  ],
  origin: 'visitor_interactions.referrer_source',
  columns,
  ...about,
  words: about.words.flatMap(word => [word, `${word} event`]),
})

export const siteNouns: readonly Noun[] = [
  {
    id: 'interaction',
    table,
    name: ['visitor_interactions.interaction_type'],
    label: ['interaction', 'interactions'],
    words: words(`
      interaction, visitor interaction, user interaction, website interaction, site interaction, web interaction, event, site activity, web activity, activity,
      touchpoint, action
    `),
    verbs: words('interact'),
    date: 'visitor_interactions.interaction_timestamp',
    columns,
  },
  kind('impression', 'impressions', {
    words: words('impression, listing impression, ad impression, time shown'),
  }),
  kind('view', 'views', {
    words: words('view, page view, pageview, listing view, property view, page hit, site hit, listing hit'),
    verbs: words('view, look at'),
  }),
  kind('click', 'clicks', { words: words('click, click through, tap'), verbs: words('click, tap') }),
  kind('inquiry', 'inquiries', {
    words: words('inquiry, enquiry, booking inquiry, inquiry sent, question, question asked'),
    verbs: words('inquire, enquire'),
  }),
  kind('favorite', 'favorites', {
    words: words('favorite, favourite, save, heart, wishlist, bookmark'),
    verbs: words('favorite, favourite, save, heart, bookmark'),
  }),
  kind('share', 'shares', {
    words: words('share, social share'),
    verbs: words('share, forward, pass around, pass along'),
  }),
  {
    id: 'session',
    table,
    key: 'session_id',
    name: ['visitor_interactions.session_id'],
    label: ['session', 'sessions'],
    words: words(`
      session, web session, site session, browsing session, site visit, web visit, website visit, visit,
      traffic, site traffic, web traffic, website traffic
    `),
    verbs: words('browse'),
    vague: words('site, website'),
    date: 'visitor_interactions.interaction_timestamp',
    passes: true,
    origin: 'visitor_interactions.referrer_source',
    columns: ['visitor_interactions.device_type', 'visitor_interactions.referrer_source'],
  },
]
