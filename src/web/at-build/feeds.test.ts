import { expect, test } from 'vitest'
import { z } from 'zod'
import { readArticle } from '#content/article.ts'
import { articleSource } from '#content/article.testing.ts'
import { jsonFeed, rssFeed } from './feeds.ts'

const site = 'https://site.example'
const lamps = readArticle(articleSource(), 'content/blog/lamp-oil.md')
const later = { ...lamps, id: 'wicks', title: 'Wicks & <tapers>', date: '2026-03-03' }

/** Text of an element, as an XML reader gives it. */
const unescaped = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
const elements = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, text = '']) =>
    unescaped(text),
  )

test('the RSS feed has the newest article first, with its day and its own address', () => {
  const xml = rssFeed([lamps, later], site)
  expect(elements(xml, 'title').slice(1)).toEqual(['Wicks & <tapers>', lamps.title])
  expect(elements(xml, 'guid')).toEqual([`${site}/blog/wicks`, `${site}/blog/lamp-oil`])
  expect(elements(xml, 'pubDate')).toEqual(['Tue, 03 Mar 2026 00:00:00 GMT', 'Tue, 10 Feb 2026 00:00:00 GMT'])
  expect(xml).toContain(`<atom:link href="${site}/blog/feed.xml" rel="self"`)
})

test('the RSS feed holds the whole text, with addresses that work anywhere', () => {
  const [text = ''] = elements(rssFeed([lamps], site), 'content:encoded')
  expect(text).toContain(`<a href="${site}/ecommerce/demo">the store</a>`)
  expect(text).toContain(
    `href="${site}/ecommerce/demo?q=Which%205%20products%20sold%20best%20this%20year%3F"`,
  )
  expect(text).toContain('Left on the oil: 2 × $4.25 = <b>$8.50</b>')
  expect(text).toContain('WHERE price &lt; 5')
})

test('without articles the feed is still a feed', () => {
  expect(rssFeed([], site)).toContain('<channel>')
  expect(rssFeed([], site)).not.toContain('lastBuildDate')
})

test('the JSON feed is one of version 1.1', () => {
  const feed = z
    .object({
      version: z.literal('https://jsonfeed.org/version/1.1'),
      title: z.string(),
      feed_url: z.url(),
      home_page_url: z.url(),
      items: z.array(
        z.object({ id: z.url(), url: z.url(), content_html: z.string(), date_published: z.iso.datetime() }),
      ),
    })
    .parse(JSON.parse(jsonFeed([lamps, later], site)))
  expect(feed.items.map(item => item.url)).toEqual([`${site}/blog/wicks`, `${site}/blog/lamp-oil`])
})
