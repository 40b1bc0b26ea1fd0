// Every address of the site, once. The router, the prerender, the sitemap, the social cards and the link check read it.
import { brand } from '#brand/brand.ts'
import type { Material } from '#brand/tokens.ts'
import type { Card } from './at-build/social-card.ts'
import { blogDescription } from './pages/blog/copy.ts'

export interface SitePage {
  path: string
  /** The route module, from src/web. */
  module: string
  title: string
  description: string
  /** The surface of its social card; pages of the company have none. */
  material?: Material
  /** Kept out of the sitemap and of search engines. */
  hidden?: true
  /** Behind the staff lock, so the server renders it for each visitor anew. Always hidden. */
  staff?: true
  developmentOnly?: true
}

export const sitePages: readonly SitePage[] = [
  {
    path: '/',
    module: 'pages/home/page.tsx',
    title: `${brand.name}: AI agents that already know your trade`,
    description:
      'AI agents built for one industry at a time: vacation rentals, real estate, ecommerce, education and legal. Ask in plain English and see the answer with its query.',
  },
  {
    path: '/vacation-rental',
    module: 'pages/vertical/vacation-rental.tsx',
    title: `AI agent for vacation rental managers: ${brand.name}`,
    description:
      'Guest communication, dynamic pricing, bookings across platforms and reviews, by an agent that can tell a gap night from a block. Save 15+ hours per week.',
    material: 'pool',
  },
  {
    path: '/real-estate',
    module: 'pages/vertical/real-estate.tsx',
    title: `AI agent for real estate sales: ${brand.name}`,
    description:
      'Lead qualification and scoring, property matching, automated follow-ups and CRM integration, by an agent that knows days on market from time since relisting.',
    material: 'blue',
  },
  {
    path: '/ecommerce',
    module: 'pages/vertical/ecommerce.tsx',
    title: `AI agent for ecommerce intelligence: ${brand.name}`,
    description:
      'Product analytics, customer insights, revenue optimization, order management, real-time analytics and cart intelligence for online stores, in plain English.',
    material: 'kraft',
  },
  {
    path: '/education',
    module: 'pages/vertical/education.tsx',
    title: `AI agent for schools: ${brand.name}`,
    description:
      'Learning paths, student support, analytics and administrative automation, by an agent that tells a teacher where to start on Monday. 12+ hours saved per week.',
    material: 'chalk',
  },
  {
    path: '/legal',
    module: 'pages/vertical/legal.tsx',
    title: `AI agent for law firms: ${brand.name}`,
    description:
      'Document review, legal research, client intake and time tracking with billing, by an agent that points at the page each line came from. Review time down 70%.',
    material: 'pad',
  },
  {
    path: '/demo',
    module: 'pages/demo/vacation-rental.tsx',
    title: `Vacation rental demo: ${brand.name}`,
    description:
      'Ask a sample portfolio of vacation rentals in plain English: revenue, occupancy, popular homes, leads. Every answer shows its SQL and its rows. No sign-up.',
    material: 'pool',
  },
  {
    path: '/real-estate-demo',
    module: 'pages/demo/real-estate.tsx',
    title: `Real estate analytics demo: ${brand.name}`,
    description:
      'Query MLS listings in natural language: price per square foot, days on market, sold homes with pools. See the SQL and the rows, or upload listings of your own.',
    material: 'blue',
  },
  {
    path: '/ecommerce/demo',
    module: 'pages/demo/ecommerce.tsx',
    title: `Ecommerce intelligence demo: ${brand.name}`,
    description:
      'Ask a sample store in plain English: best sellers, revenue trends, lifetime value, stock, payments. Every answer shows its SQL and its rows. No sign-up.',
    material: 'kraft',
  },
  {
    path: '/blog',
    module: 'pages/blog/page.tsx',
    title: `Blog, notes from three trades: ${brand.name}`,
    description: blogDescription,
  },
  {
    path: '/contact',
    module: 'pages/contact/page.tsx',
    title: `Start your free trial: ${brand.name}`,
    description: `Tell ${brand.name} about your trade and what you would like to know. Free 30-minute consultation, and a reply within 24 hours.`,
  },
  {
    path: '/real-estate-upload',
    module: 'pages/upload/page.tsx',
    title: `Upload real estate data: ${brand.name}`,
    description:
      'Upload MLS CSV data and ask about your own listings in plain English. Sixteen columns in any order; known MLS numbers are updated, the rest are added.',
    material: 'blue',
  },
  {
    path: '/terms-of-service',
    module: 'pages/legal-text/terms.tsx',
    title: `Terms of Service: ${brand.name}`,
    description: `The rules for using ${brand.name}, in thirteen short sections. Last updated October 18, 2025.`,
  },
  {
    path: '/privacy-policy',
    module: 'pages/legal-text/privacy.tsx',
    title: `Privacy Policy: ${brand.name}`,
    description: `What ${brand.name} keeps about you, for how long and why. No trackers, no advertising, no third-party scripts.`,
  },
  {
    path: '/queries',
    module: 'pages/queries/page.tsx',
    title: `Query Logs: ${brand.name}`,
    description: 'Every question that was asked in the demos, with its answer, its SQL and how long it took.',
    hidden: true,
    staff: true,
  },
  {
    path: '/social_media_posts',
    module: 'pages/social/page.tsx',
    title: `Social Media Posts: ${brand.name}`,
    description: 'A post for each article, written for LinkedIn, Twitter/X and Facebook, ready to copy.',
    hidden: true,
    staff: true,
  },
  {
    path: '/kitchen-sink',
    module: 'pages/kitchen-sink/page.tsx',
    title: 'Kitchen sink',
    description: 'Every component in one place.',
    hidden: true,
    developmentOnly: true,
  },
]

export const pageAt = (path: string): SitePage | undefined =>
  sitePages.find(page => page.path === (path.replace(/\/+$/, '') || '/'))

export const publicPages = sitePages.filter(page => !page.developmentOnly)
export const prerenderedPaths = publicPages.filter(page => !page.staff).map(page => page.path)
export const indexedPages = publicPages.filter(page => !page.hidden)

/** Where the social card of a page is served. */
export const cardPath = (path: string) =>
  `/cards/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`

/** What is written on each card, by the path of its page. */
export const cards: ReadonlyMap<string, Card> = new Map(
  indexedPages.map(({ path, title, material }) => [
    path,
    {
      title: path === '/' ? brand.tagline : title.replace(`: ${brand.name}`, ''),
      note: path === '/' ? 'One AI agent per industry' : brand.tagline,
      material: material ?? null,
      slug: path,
    },
  ]),
)
