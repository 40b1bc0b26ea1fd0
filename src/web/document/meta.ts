import type { MetaDescriptor } from 'react-router'
import { brand } from '#brand/brand.ts'
import { pageAt } from '#web/site-map.ts'

export const absolute = (path: string) => new URL(path, __SITE_URL__).href

export interface PageDescription {
  path: string
  title: string
  description: string
  hidden?: boolean | undefined
}

/** The head of one page. Pages that are not in the site map, such as articles, call it with their own words. */
export function describePage({ path, title, description, hidden }: PageDescription): MetaDescriptor[] {
  const url = absolute(path)
  return [
    { title },
    { name: 'description', content: description },
    ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
  ]
}

export function metaFor(path: string): MetaDescriptor[] {
  const page = pageAt(path)
  return page
    ? describePage(page)
    : [{ title: `Page not found: ${brand.name}` }, { name: 'robots', content: 'noindex' }]
}
