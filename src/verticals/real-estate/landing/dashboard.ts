// Ten open leads as rooms of one house. Invented, and labelled so on the page.
import type { DashboardFrame } from '#verticals/landing/landing.ts'

export interface Lead {
  name: string
  about: string
  score: number
}
export interface Stage {
  id: 'new' | 'qualifying' | 'hot' | 'warm'
  name: string
  about: string
  /** How long a lead stays in it, written as a dimension of the room. */
  stays: string
  leads: Lead[]
}

/** In the order a lead walks through the house: two rooms above, two below. */
export const stages: readonly Stage[] = [
  {
    id: 'new',
    name: 'New',
    about: 'Answered on arrival',
    stays: '4 min',
    leads: [
      { name: 'Dana Okafor', about: 'Asked about 114 Alder St, 9 min ago', score: 41 },
      { name: 'J. Whitfield', about: 'Open house sign-in, 2 h ago', score: 38 },
      { name: 'Priya Raman', about: 'Portal form, three bedrooms', score: 35 },
    ],
  },
  {
    id: 'qualifying',
    name: 'Qualifying',
    about: 'Budget, lender, timing',
    stays: '2 days',
    leads: [
      { name: 'Wen Zhao', about: 'Pre-approval under way', score: 58 },
      { name: 'Luis Ortega', about: '$780,000, no lender yet', score: 55 },
      { name: 'The Brandts', about: 'Must sell first', score: 49 },
    ],
  },
  {
    id: 'hot',
    name: 'Hot',
    about: 'Call today',
    stays: '1 day',
    leads: [
      { name: 'Amara Diallo', about: 'Pre-approved, toured 17 Elm twice', score: 94 },
      { name: 'Rob and Lee Tan', about: 'Lease ends Jun 30, offer ready', score: 88 },
    ],
  },
  {
    id: 'warm',
    name: 'Warm',
    about: 'Keep in touch',
    stays: '11 days',
    leads: [
      { name: 'Hugh Adair', about: 'Pre-approved, $910,000', score: 76 },
      { name: 'Tessa Cole', about: 'Viewed four in Willow Glen', score: 72 },
    ],
  },
]

export const ringed = 'Amara Diallo'

export const frame: DashboardFrame = {
  title: 'Lead pipeline',
  subtitle: 'Ten open leads, one house',
  stats: [
    { label: 'First reply', value: '4 min', beside: 'median' },
    { label: 'Showings booked', value: '3', beside: 'this week' },
    { label: 'Gone quiet', value: '1', beside: 'of 10' },
  ],
  finding: {
    head: 'Call Amara Diallo today.',
    text: 'She toured 17 Elm twice in five days, and nobody has written to her since Tuesday.',
  },
}

export const caption = 'Dimensions: how long a lead stays in the room. Figures at right: score out of 100.'
