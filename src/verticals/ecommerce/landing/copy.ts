import type { Landing } from '#verticals/landing/landing.ts'

// The form's list has no entry for ecommerce, so its links choose Other.
const contact = '/contact?vertical=other'

export const landing: Landing = {
  id: 'ecommerce',
  path: '/ecommerce',
  name: 'Ecommerce',
  hero: {
    title: 'Know what a sale is really worth.',
    lede: 'An agent for online stores. It reads products, customers, orders and events, and answers before the stock runs out.',
    actions: [
      { label: 'Start Free Trial', to: contact },
      { label: 'Try Live Demo', to: '/ecommerce/demo' },
    ],
  },
  features: {
    title: 'Six things it watches for you',
    lede: 'The questions a store owner asks every week, answered from the store’s own tables.',
    list: [
      {
        title: 'Product analytics',
        text: 'What sells, what sits, and what comes back.',
        slip: {
          kind: 'bars',
          caption: 'Units this week',
          bars: [
            { name: 'Moss Mug', share: 1, value: '80' },
            { name: 'Alder Jacket', share: 0.388, value: '31' },
            { name: 'Birch Pack', share: 0.375, value: '30' },
          ],
        },
      },
      {
        title: 'Customer insights',
        text: 'Who buys again, and what they bought first.',
        slip: {
          kind: 'rows',
          caption: 'Customers since January',
          rows: [
            { name: 'Bought twice or more', value: '38%', strong: true },
            { name: 'Days to second order', value: '46' },
            { name: 'First item, most often', value: 'Mug' },
          ],
        },
      },
      {
        title: 'Revenue optimization',
        text: 'Price, margin and returns in one number per product.',
        slip: {
          kind: 'rows',
          caption: 'Alder Rain Jacket, per unit',
          rows: [
            { name: 'At checkout', value: '$41.20' },
            { name: 'Returns and restock', value: '−$31.75' },
            { name: 'Shipping', value: '−$13.30' },
            { name: 'Contribution', value: '−$3.85', strong: true },
          ],
        },
      },
      {
        title: 'Order management',
        text: 'Late, stuck and split orders, before the customer writes.',
        slip: {
          kind: 'track',
          steps: [
            { time: 'Mon 9:14', text: 'Placed', done: true },
            { time: 'Mon 2:40', text: 'Picked', done: true },
            { time: 'Tue', text: 'No scan from carrier for 26 h', done: false },
          ],
        },
      },
      {
        title: 'Real-time analytics',
        text: 'Today against a normal day, hour by hour.',
        slip: {
          kind: 'columns',
          caption: 'Orders per hour',
          from: '8 am',
          to: '6 pm',
          heights: [0.3, 0.28, 0.36, 0.42, 0.5, 0.58, 0.63, 0.5, 0.56, 0.72, 1],
        },
      },
      {
        title: 'Cart intelligence',
        text: 'Why carts are left, and which ones are worth a note.',
        slip: {
          kind: 'bars',
          caption: 'Carts left at checkout',
          bars: [
            { name: 'Shipping cost', share: 1, value: '41%' },
            { name: 'Size unsure', share: 0.561, value: '23%' },
            { name: 'Coupon hunt', share: 0.341, value: '14%' },
          ],
        },
      },
    ],
  },
  steps: {
    title: 'How It Works',
    list: [
      {
        title: 'Connect your store',
        text: 'Link the store or drop in an export. The agent reads; it never writes.',
      },
      {
        title: 'Ask questions in natural language',
        text: '“Which best sellers lose money after returns?” Type it as you would say it.',
      },
      { title: 'Get insights', text: 'A sentence, a chart, the SQL and the rows, ready to check and share.' },
    ],
  },
  words: [
    {
      term: 'Contribution',
      meaning: 'What is left of a sale after goods, returns, shipping and payment fees.',
    },
    {
      term: 'Cover',
      meaning:
        'Stock on hand over weekly sales. Compared with the supplier’s lead time, not with a fixed number.',
    },
    {
      term: 'Return rate',
      meaning: 'Returned over shipped, by ship month, so December’s returns do not land on January.',
    },
    {
      term: 'Lifetime value',
      meaning: 'What a customer has paid to date. No forecast unless you ask for one.',
    },
  ],
  reads: ['Products, stock and prices', 'Orders, returns and shipping', 'Store events and sessions'],
  leavesAlone: [
    'Card numbers',
    'Your storefront: it proposes, you publish',
    'Customer emails, unless you connect them',
  ],
  questions: [
    {
      question: 'Which stores can it read?',
      answer:
        'Any that can hand over products, orders and customers, by connection or as an export. The demo runs on four such tables.',
    },
    {
      question: 'How do I know that an answer is right?',
      answer: 'Open the query under it. Every answer shows its SQL and its rows, and you can download both.',
    },
    {
      question: 'Will it slow the store down?',
      answer: 'No. It reads a copy or a replica, with a limit on rows and time for every query.',
    },
  ],
  closing: {
    title: 'Ask the sample store anything',
    lede: 'Products, customers, orders and events from a made-up shop. Every answer shows its query and rows.',
    actions: [
      { label: 'Get Started Today', to: contact },
      { label: 'Launch Demo', to: '/ecommerce/demo' },
    ],
  },
  next: { label: 'Education', to: '/education' },
}
