// What search engines ask for by name.

/** @param site where the site is published, such as https://site.example */
export function sitemap(site: string, paths: readonly string[]): string {
  const entries = paths.map(path => `  <url><loc>${new URL(path, site).href}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
}

/** Staff pages are not named here: they refuse to be indexed themselves, and a list of them would be a signpost. */
export const robots = (site: string) =>
  `User-agent: *\nAllow: /\nDisallow: /rest/\nDisallow: /functions/\n\nSitemap: ${new URL('/sitemap.xml', site).href}\n`
