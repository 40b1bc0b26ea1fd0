// Every address of the site, once. The router, the prerender, the sitemap, the social cards and the link check read it.
import { brand } from '#brand/brand.ts'
import type { Material } from '#brand/tokens.ts'
import { landings } from '#verticals/landing/landings.ts'
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
]

export const pageAt = (path: string): SitePage | undefined =>
  sitePages.find(page => page.path === (path.replace(/\/+$/, '') || '/'))

export const publicPages = sitePages.filter(page => !page.developmentOnly)
export const prerenderedPaths = publicPages.map(page => page.path)
export const indexedPages = publicPages.filter(page => !page.hidden)
