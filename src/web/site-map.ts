// Every address of the site, once. The router, the prerender, the sitemap, the social cards and the link check read it.
import { brand } from '#brand/brand.ts'
import type { Material } from '#brand/tokens.ts'
import { landings } from '#verticals/landing/landings.ts'
import type { Card } from './at-build/social-card.ts'
import { looks } from './pages/vertical/looks.ts'

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
  ...landings.map(({ id, path, page }) => ({
    path,
    module: `pages/vertical/${id}.tsx`,
    title: `${page.title}: ${brand.name}`,
    description: page.description,
    material: looks[id].material,
  })),
  {
    path: '/contact',
    module: 'pages/contact/page.tsx',
    title: `Start your free trial: ${brand.name}`,
    description: `Tell ${brand.name} about your trade and what you would like to know. Free 30-minute consultation, and a reply within 24 hours.`,
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
export const prerenderedPaths = publicPages.map(page => page.path)
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
