// Rename the product here and nowhere else; a test fails when one of these words is spelled in another file of the code.
export const brand = {
  name: 'Oldhand',
  tagline: 'Agents that already know your trade.',
  email: 'hello@oldhand.example',
  city: 'San Jose',
  state: 'California',
  since: 2025,
  /** Where the site is published, unless SITE_URL says otherwise at build time. */
  url: 'https://oldhand.example',
} as const
