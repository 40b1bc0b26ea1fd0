import type { MetaDescriptor } from 'react-router'
import { brand } from '#brand/brand.ts'
import { cardPath, pageAt } from '#web/site-map.ts'
import { absolute } from './address.ts'
import { structuredData, type Thing } from './structured-data.ts'

export interface PageDescription {
  path: string
  title: string
  description: string
  hidden?: boolean | undefined
  type?: 'website' | 'article'
  /** What search engines read; without it, the way here from the home page. */
  structured?: readonly Thing[]
}

/** The head of one page. Pages that are not in the site map, such as articles, call it with their own words. */
export function describePage(page: PageDescription): MetaDescriptor[] {
  const {
    path,
    title,
    description,
    hidden,
    type = 'website',
    structured = structuredData(path, title),
  } = page
  if (hidden)
    return [{ title }, { name: 'description', content: description }, { name: 'robots', content: 'noindex' }]
  const image = absolute(cardPath(path))
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: absolute(path) },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: absolute(path) },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: image },
    ...structured.map(data => ({ 'script:ld+json': data })),
  ]
}

export function metaFor(path: string): MetaDescriptor[] {
  const page = pageAt(path)
  return page
    ? describePage(page)
    : [{ title: `Page not found: ${brand.name}` }, { name: 'robots', content: 'noindex' }]
}
