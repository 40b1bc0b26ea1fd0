import type { Landing } from '#verticals/landing/landing.ts'

const contact = '/contact?vertical=real-estate'

export const landing: Landing = {
  id: 'real-estate',
  path: '/real-estate',
  name: 'Real estate',
  hero: {
    title: 'Know which lead to call first.',
    lede: 'An agent for real estate sales. It scores every inquiry, matches it to your listings, and follows up until someone answers.',
    actions: [
      { label: 'Get Started Today', to: contact },
      { label: 'Try Demo', to: '/real-estate-demo' },
    ],
  },
  features: {
    title: 'From first inquiry to signed offer',
    lede: 'The agent walks each lead through the house. You meet them in the last room.',
    list: [
      {
        title: 'Lead qualification and scoring',
        text: 'Asks about budget, lender and timing, and shows how each answer moved the score.',
        slip: {
          kind: 'rows',
          rows: [
            { name: 'Lender’s letter on file', value: '+30' },
            { name: 'Toured the same home twice', value: '+24' },
            { name: 'Lease ends within 30 days', value: '+20' },
            { name: 'Replied today', value: '+20' },
            { name: 'Amara Diallo', value: '94', strong: true },
          ],
        },
      },
      {
        title: 'Property matching',
        text: 'Compares what a buyer said with what they looked at, and lists the homes that fit both.',
        slip: {
          kind: 'bars',
          caption: 'Wishes met, Amara Diallo',
          bars: [
            { name: '17 Elm St', share: 0.9, value: '9 of 10' },
            { name: '4 Cedar Ct', share: 0.7, value: '7 of 10' },
            { name: '88 Rose Ave', share: 0.6, value: '6 of 10' },
          ],
        },
      },
      {
        title: 'Automated follow-ups',
        text: 'Writes the next message when it is due, and stops the moment a person steps in.',
        slip: {
          kind: 'track',
          steps: [
            { time: '4 min', text: 'First reply, two open questions', done: true },
            { time: 'Day 2', text: 'Two similar homes', done: true },
            { time: 'Day 6', text: 'Price change on 17 Elm', done: true },
            { time: 'Day 9', text: 'Handed to you', done: false },
          ],
        },
      },
      {
        title: 'CRM integration',
        text: 'Reads the CRM you already use and keeps stage, notes and next step up to date there.',
        slip: {
          kind: 'rows',
          caption: 'Rob and Lee Tan, 3 fields updated',
          rows: [
            { name: 'Stage', was: 'Warm', value: 'Hot', strong: true },
            { name: 'Next step', value: 'Showing, Thu 5:30' },
            { name: 'Note', value: '“Wants a yard for two dogs”' },
          ],
        },
      },
    ],
  },
  figures: {
    title: 'What agents get back',
    lede: '300+ agents work with it.',
    list: [
      { figure: '+35%', label: 'conversion', drawn: { before: 1, after: 1.35 } },
      { figure: '20+ hours', label: 'saved per week', drawn: { hours: 20 } },
      { figure: '+60%', label: 'lead quality scoring', drawn: { before: 1, after: 1.6 } },
      { figure: '40% faster', label: 'deals closed', drawn: { before: 1, after: 0.6 } },
    ],
  },
  words: [
    {
      term: 'Days on market',
      meaning: 'From list date to contract, relistings joined up, so a withdrawn home cannot look fresh.',
    },
    { term: 'List-to-sale', meaning: 'Sold price over the last asking price, not the first.' },
    { term: 'Hot', meaning: 'Ready on money, home and date. Two out of three is warm.' },
    {
      term: '$/SF',
      meaning: 'Sold price over heated square feet, always within one subdivision before across several.',
    },
  ],
  reads: [
    'MLS exports and listing history',
    'Inquiries, tours and open house sign-ins',
    'Stages and notes in your CRM',
  ],
  leavesAlone: [
    'Bank statements and credit files',
    'Anything a fair housing rule keeps out of a search',
    'Signing, offering or advising on law',
  ],
  questions: [
    {
      question: 'Can I try it with my own listings?',
      answer:
        'Yes. Export your MLS search as CSV and upload it on the demo. The answers then come from your listings.',
    },
    {
      question: 'Who sees what a lead wrote?',
      answer:
        'You and the people you add. A message is read to score and answer it, and is not used for anything else.',
    },
    {
      question: 'Does it speak as me?',
      answer: 'It drafts in your words and signs with your name only after you have approved the first ones.',
    },
  ],
  closing: {
    title: 'Ask it about a sample market',
    lede: 'Listings with prices, days on market and pools, and the query behind each answer.',
    extra: { label: 'Upload your own MLS export', to: '/real-estate-upload' },
    actions: [
      { label: 'Start Free Trial', to: contact },
      { label: 'Try Demo', to: '/real-estate-demo' },
    ],
  },
  next: { label: 'Ecommerce', to: '/ecommerce' },
}
