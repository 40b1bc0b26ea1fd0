import type { Landing } from '#verticals/landing/landing.ts'

const contact = '/contact?vertical=vacation-rental'

export const landing: Landing = {
  id: 'vacation-rental',
  path: '/vacation-rental',
  name: 'Vacation rental',
  hero: {
    title: 'Every night sold, or explained.',
    lede: 'An agent for vacation rental managers. It reads reservations, rates and owner calendars, and it can tell a gap night from a block.',
    actions: [
      { label: 'Get Started Today', to: contact },
      { label: 'Try Demo', to: '/demo' },
    ],
  },
  features: {
    title: 'Four jobs it takes off your desk',
    lede: 'Each one ends in something you can read and change before it goes out.',
    list: [
      {
        title: 'Guest communication',
        text: 'Answers check-in, parking and pet questions in your words at any hour, and hands the odd ones to a person.',
        slip: {
          kind: 'messages',
          received: 'Can we check in at 1? Our flight lands early.',
          sent: 'Yes. Quay 4 is clean by noon that day, so 1:00 works. Your door code comes at 12:30.',
          note: 'Saturday 11:42 pm, answered in 40 seconds',
        },
      },
      {
        title: 'Dynamic pricing',
        text: 'Moves nightly rates with demand, lead time and season, inside the floor you set.',
        slip: {
          kind: 'rows',
          caption: 'Quay 4, proposed',
          rows: [
            { name: 'Fri Aug 7', was: '$260', value: '$305', strong: true },
            { name: 'Sat Aug 8', was: '$275', value: '$320' },
            { name: 'Sun Aug 9', value: '$230' },
          ],
        },
      },
      {
        title: 'Booking management across platforms',
        text: 'Keeps every platform on one calendar, so the same night is never sold twice.',
        slip: {
          kind: 'lanes',
          caption: 'July 1 to 14, Juniper Cabin',
          note: 'One overlap refused on Platform B',
          days: 14,
          lanes: [
            {
              name: 'Direct',
              spans: [
                { from: 0, days: 4, look: 'own' },
                { from: 9, days: 4, look: 'own' },
              ],
            },
            { name: 'Platform A', spans: [{ from: 4, days: 5, look: 'platform' }] },
            {
              name: 'Platform B',
              spans: [
                { from: 4, days: 2, look: 'refused' },
                { from: 13, days: 1, look: 'platform' },
              ],
            },
          ],
        },
      },
      {
        title: 'Review management',
        text: 'Drafts a reply to every review and counts what guests keep mentioning.',
        slip: {
          kind: 'bars',
          caption: 'Complaints in 64 reviews',
          bars: [
            { name: 'Slow Wi-Fi', share: 1, value: '9' },
            { name: 'Parking', share: 0.667, value: '6' },
            { name: 'Few towels', share: 0.222, value: '2' },
          ],
        },
      },
    ],
  },
  figures: {
    title: 'What managers get back',
    lede: '500+ managers work with it. Setup takes 24 hours.',
    list: [
      { figure: '15+ hours', label: 'saved per week', drawn: { hours: 15 } },
      { figure: 'Up to 25%', label: 'more revenue', drawn: { before: 1, after: 1.25 } },
      { figure: '+40%', label: 'guest satisfaction', drawn: { before: 1, after: 1.4 } },
      { figure: '−95%', label: 'booking errors', drawn: { before: 1, after: 0.05 } },
    ],
  },
  words: [
    {
      term: 'Gap night',
      meaning:
        'An open night shorter than the home’s minimum stay. Nobody can book it, so it never shows as lost demand.',
    },
    {
      term: 'ADR',
      meaning: 'Room revenue over nights sold. Cleaning fees, lodging tax and owner stays stay out.',
    },
    {
      term: 'RevPAR',
      meaning:
        'Room revenue over nights you could have sold. Blocked and owner nights are not counted against you.',
    },
    {
      term: 'Lead time',
      meaning: 'Days from booking to arrival, read by season, so July is never compared with January.',
    },
  ],
  reads: [
    'Reservations and cancellations',
    'Nightly rates and minimum stays',
    'Owner calendars and statements',
  ],
  leavesAlone: [
    'Card numbers',
    'Guest messages, unless you connect them',
    'Your booking system: it proposes, you apply',
  ],
  questions: [
    {
      question: 'Will it work with the system we already use?',
      answer:
        'It reads an export or a database connection. Most managers are set up in 24 hours, without moving off anything.',
    },
    {
      question: 'Does it change rates by itself?',
      answer:
        'No. It proposes a rate with the reason beside it. You apply it, or set a floor and let your own rules do so.',
    },
    {
      question: 'What happens when it does not know?',
      answer: 'It says so and names what is missing. It does not fill a hole with a guess.',
    },
  ],
  closing: {
    title: 'Try it on a sample portfolio',
    lede: 'Ask about sample bookings, visitors and revenue, and read the query behind each answer.',
    actions: [
      { label: 'Start Free Trial', to: contact },
      { label: 'Try Demo', to: '/demo' },
    ],
  },
  next: { label: 'Real estate', to: '/real-estate' },
}
