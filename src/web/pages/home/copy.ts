// Every word of the home page.
import { brand } from '#brand/brand.ts'
import { demoPaths } from '#brand/navigation.ts'
import type { Material } from '#brand/tokens.ts'
import type { ArtName } from '#web/art/recipes.ts'
import type { IconName } from '#web/ui/icon.tsx'

export const hero = {
  title: brand.tagline,
  lede: `${brand.name} builds one AI agent per industry. Ask it what you would ask your best manager. You get the answer, the chart, and the query behind both.`,
  actions: [
    { label: 'Get Started Today', to: '/contact' },
    { label: 'Try Demo', to: demoPaths.vacationRental },
  ],
} as const

export interface Solution {
  material: Material
  icon: IconName
  art: ArtName
  artOnNarrow?: ArtName
  title: string
  description: string
  link: string
  to: string
}

export const solutions = {
  title: 'Hired for one job, and good at it',
  lede: 'Each agent learns a single industry: its words, its tables, and the mistakes that cost money in it.',
  cards: [
    {
      material: 'pool',
      icon: 'parasol',
      art: 'card-pool',
      artOnNarrow: 'card-pool-narrow',
      title: 'Vacation Rental Management',
      description: 'Automate guest communications, pricing optimization and property management tasks.',
      link: 'See vacation rental',
      to: '/vacation-rental',
    },
    {
      material: 'blue',
      icon: 'floor-plan',
      art: 'card-blue',
      artOnNarrow: 'card-blue-narrow',
      title: 'Real Estate Sales',
      description: 'Lead qualification, property matching and client relationship management.',
      link: 'See real estate',
      to: '/real-estate',
    },
    {
      material: 'kraft',
      icon: 'carton',
      art: 'card-kraft',
      artOnNarrow: 'card-kraft-narrow',
      title: 'Ecommerce Intelligence',
      description: 'Product analytics, customer insights and sales optimization for online stores.',
      link: 'See ecommerce',
      to: '/ecommerce',
    },
    {
      material: 'pad',
      icon: 'legal-pad',
      art: 'card-pad',
      title: 'Legal Assistant',
      description: 'Document review, case research and automated client intake management.',
      link: 'See legal',
      to: '/legal',
    },
  ] satisfies Solution[],
}

export const highlights = {
  title: 'What comes with every agent',
  fast: {
    title: 'Lightning Fast',
    text: 'Agents deploy in minutes. Connect a database or a spreadsheet, confirm what the columns mean, check three answers you already know.',
    drawing:
      'Timeline: connect at minute 1, map the tables by minute 5, check the answers by minute 9, live by minute 13',
  },
  secure: {
    title: 'Enterprise Security',
    text: 'Bank-grade security and compliance, spelled out: read-only by default, encrypted in transit, every query in a log you can open.',
    permissions: [
      { action: 'Read', scope: 'tables you choose', verdict: 'Allowed' },
      { action: 'Write, update, delete', scope: '', verdict: 'Blocked', struck: true },
      { action: 'Every query', scope: 'kept in your log', verdict: 'Recorded' },
    ],
  },
  support: {
    title: 'Expert Support',
    text: '24/7 support from AI specialists who know the agent and the industry it works in.',
    drawing: 'Twenty-four tally strokes, one for each hour of the day',
  },
} as const

export interface Industry {
  material: Material
  art: ArtName
  name: string
  words: string
  question: string
  to: string
}

export const industries = {
  title: 'Five industries, five agents',
  lede: 'What each one speaks fluently, and a question worth asking it on a Monday.',
  rows: [
    {
      material: 'pool',
      art: 'thumb-pool',
      name: 'Vacation rental',
      words: 'ADR, RevPAR, gap nights, owner stays',
      question: 'Which weekends in August are underpriced?',
      to: '/vacation-rental',
    },
    {
      material: 'blue',
      art: 'thumb-blue',
      name: 'Real estate',
      words: 'Days on market, list-to-sale, lead source',
      question: 'Which leads have gone quiet since Friday?',
      to: '/real-estate',
    },
    {
      material: 'kraft',
      art: 'thumb-kraft',
      name: 'Ecommerce',
      words: 'Contribution, return rate, sell-through',
      question: 'What should I reorder before the 15th?',
      to: '/ecommerce',
    },
    {
      material: 'chalk',
      art: 'thumb-chalk',
      name: 'Education',
      words: 'Mastery, attendance, cut-offs, cohorts',
      question: 'Who needs a call home this week?',
      to: '/education',
    },
    {
      material: 'pad',
      art: 'thumb-pad',
      name: 'Legal',
      words: 'Matters, deadlines, clauses, conflicts',
      question: 'Where do our leases differ from the form?',
      to: '/legal',
    },
  ] satisfies Industry[],
}

/** A wrong answer, word by word, with what a colleague would write over it. */
export const markup = {
  title: 'Where a generic agent slips',
  label: 'Illustrative data',
  question: 'What was our average nightly rate in June?',
  parts: [
    'Your average nightly rate was ',
    { wrong: '$277', right: '$254' },
    '. You earned ',
    { wrong: '$118,200', right: '$94,600' },
    ' over ',
    { wrong: '426 nights', right: '372 nights' },
    '.',
  ],
  notes: [
    { figure: '− $23,600', reason: 'Cleaning fees ($14,060) and lodging tax ($9,540) are not room revenue.' },
    { figure: '− 54 nights', reason: 'Owner stays were counted as sold.' },
  ],
} as const

export const reasons = {
  title: `Why businesses choose ${brand.name}`,
  list: [
    {
      title: 'It knows what the words mean',
      text: '“Rate” has a definition in your business. The agent arrives with it.',
    },
    {
      title: 'It shows its work',
      text: 'Every answer carries its SQL and its rows, so anyone can check it.',
    },
    {
      title: 'It asks before it guesses',
      text: 'If a word could mean two things in your data, it names both and lets you choose.',
    },
    {
      title: 'It knows where its job stops',
      text: 'Outside the data you gave it, it says so and stops.',
    },
  ],
}

export const closing = {
  title: 'Bring us the question nobody can answer',
  lede: `Hundreds of businesses already ask ${brand.name} first. Send one that your current tools get wrong, and see the answer with the query behind it.`,
  actions: [
    { label: 'Start Free Trial', to: '/contact' },
    { label: 'Try Demo', to: demoPaths.vacationRental },
  ],
} as const

export interface IllustrativeAnswer {
  question: string
  sentence: string
  caption: string
  bars: { label: string; share: number; shown: string }[]
  list: { title: string; rows: { name: string; detail: string }[]; note: string }
  more: { label: string; to: string }
}

/** Education and legal have no demo yet: what they show is drawn, and says so. */
export const illustrative: Record<'education' | 'legal', IllustrativeAnswer> = {
  education: {
    question: 'Who is likely to miss the exam cut-off?',
    sentence:
      'Eleven students, six of them in Period 4 Algebra. All six stopped at the same unit: factoring.',
    caption: 'Students below the cut-off, by class',
    bars: [
      { label: 'Period 4 Algebra', share: 1, shown: '6 students' },
      { label: 'Period 2 Algebra', share: 0.333, shown: '2 students' },
      { label: 'Period 1 Geometry', share: 0.333, shown: '2 students' },
      { label: 'Period 6 Statistics', share: 0.167, shown: '1 student' },
    ],
    list: {
      title: 'Waiting for a teacher',
      rows: [
        { name: 'Rosa M.', detail: 'Needs support' },
        { name: 'Hugo P.', detail: 'Needs support' },
        { name: 'Ben A.', detail: 'On track' },
        { name: 'Cleo W.', detail: 'Excellent progress' },
      ],
      note: 'Three letters home drafted, none sent.',
    },
    more: { label: 'See education', to: '/education' },
  },
  legal: {
    question: 'What is due in the next ten days with no draft on file?',
    sentence:
      'Four filings. The Marlow answer is first, due Thursday: its 21 days run from service, not from filing.',
    caption: 'Days left to file',
    bars: [
      { label: 'Marlow v. Dent', share: 0.3, shown: '3 days' },
      { label: 'Okafor lease', share: 0.5, shown: '5 days' },
      { label: 'Estate of Reyes', share: 0.8, shown: '8 days' },
      { label: 'Halden bylaws', share: 1, shown: '10 days' },
    ],
    list: {
      title: 'On the review desk',
      rows: [
        { name: 'Reyes inventory', detail: 'Reviewed' },
        { name: 'Marlow complaint', detail: 'In Progress' },
        { name: 'Okafor lease', detail: 'In Progress' },
        { name: 'Sato license', detail: 'Queued' },
      ],
      note: 'Each line points at the page it came from.',
    },
    more: { label: 'See legal', to: '/legal' },
  },
}

export const illustrativeLabel = 'Illustrative data'
export const sampleLabel = 'Computed from the demo’s sample data'
