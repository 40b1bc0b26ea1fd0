export const feedPaths = { rss: '/blog/feed.xml', json: '/blog/feed.json' } as const

export const blogDescription =
  'Working notes for vacation rental managers, real estate agents and shop owners: one real problem each, the sums worked out, and a question to ask your own data.'

export const copy = {
  title: 'Notes from three trades',
  lede: 'One real problem each, the sums worked out, and a question that you can ask of your own data.',
  call: {
    title: 'Ask instead of reading on',
    text: 'Sixty sample homes with their bookings and visitors. Ask in plain English, and see the query behind the answer.',
    label: 'Try the Demo',
  },
} as const
