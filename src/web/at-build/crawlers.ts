// What search engines ask for by name.

/** @param site where the site is published, such as https://site.example */
export function sitemap(site: string, pages: readonly { path: string; date?: string }[]): string {
  const entries = pages.map(({ path, date }) => {
    const changed = date === undefined ? '' : `<lastmod>${date}</lastmod>`
    return `  <url><loc>${new URL(path, site).href}</loc>${changed}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
}

/** Staff pages are not named here: they refuse to be indexed themselves, and a list of them would be a signpost. */
export const robots = (site: string) =>
  `User-agent: *\nAllow: /\nDisallow: /rest/\nDisallow: /functions/\n\nSitemap: ${new URL('/sitemap.xml', site).href}\n`
