import { expect, test } from 'vitest'
import { robots, sitemap } from './crawlers.ts'

test('the sitemap lists absolute addresses, the home page with its slash', () => {
  const xml = sitemap('https://site.example', [{ path: '/' }, { path: '/legal' }])
  expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://site.example/',
    'https://site.example/legal',
  ])
})

test('the sitemap says when an article was written', () => {
  const xml = sitemap('https://site.example', [{ path: '/blog/a', date: '2026-02-10' }])
  expect(xml).toContain('<url><loc>https://site.example/blog/a</loc><lastmod>2026-02-10</lastmod></url>')
})

test('robots are told where the sitemap is and to leave the interfaces alone', () => {
  expect(robots('https://site.example')).toContain('Sitemap: https://site.example/sitemap.xml')
  expect(robots('https://site.example')).toContain('Disallow: /rest/')
})

test('staff pages are not named to robots', () => {
  expect(robots('https://site.example')).not.toMatch(/queries|social/)
})
