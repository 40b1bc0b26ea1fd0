// The blog for feed readers, with the whole text, newest first.
import { brand } from '#brand/brand.ts'
import type { Article } from '#content/article.ts'
import { escapeHtml, renderMarkdown, type Fences } from '#content/article-markdown.ts'
import { askInDemo, categories } from '#web/pages/blog/categories.ts'
import { blogDescription, feedPaths } from '#web/pages/blog/copy.ts'
import { postPath } from '#web/pages/blog/post.ts'

const newest = 20

/** A feed reader has no styles of ours: plain elements only. */
const plainFences = (article: Article): Fences => ({
  ask: question =>
    `<blockquote><p>${escapeHtml(question)}<br><a href="${escapeHtml(askInDemo(article.category, question))}">Ask this in the demo</a></p></blockquote>`,
  sql: statement => `<pre><code>${escapeHtml(statement)}</code></pre>`,
  worked: lines =>
    `<ul>${lines.map(({ label, expression, result }) => `<li>${escapeHtml(`${label}: ${expression} = `)}<b>${escapeHtml(result)}</b></li>`).join('')}</ul>`,
})

/** Feed readers show the text at another address, where a path of the site leads nowhere. */
const fullText = (article: Article, site: string) =>
  renderMarkdown(article.body, plainFences(article)).html.replaceAll(
    /(href|src)="(\/[^"]*)"/g,
    (_, attribute: string, path: string) => `${attribute}="${new URL(path, site).href}"`,
  )

const latest = (articles: readonly Article[]) =>
  articles.toSorted((a, b) => b.date.localeCompare(a.date)).slice(0, newest)

const title = `${brand.name} blog`

/** @param site where the site is published, such as https://site.example */
export function rssFeed(articles: readonly Article[], site: string): string {
  const at = (path: string) => escapeHtml(new URL(path, site).href)
  const items = latest(articles).map(
    article => `  <item>
    <title>${escapeHtml(article.title)}</title>
    <link>${at(postPath(article.id))}</link>
    <guid isPermaLink="true">${at(postPath(article.id))}</guid>
    <pubDate>${new Date(article.date).toUTCString()}</pubDate>
    <category>${escapeHtml(categories[article.category].label)}</category>
    <description>${escapeHtml(article.excerpt)}</description>
    <content:encoded>${escapeHtml(fullText(article, site))}</content:encoded>
  </item>`,
  )
  const [first] = latest(articles)
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel>
  <title>${escapeHtml(title)}</title>
  <link>${at('/blog')}</link>
  <description>${escapeHtml(blogDescription)}</description>
  <language>en-us</language>
${first ? `  <lastBuildDate>${new Date(first.date).toUTCString()}</lastBuildDate>\n` : ''}  <atom:link href="${at(feedPaths.rss)}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel>
</rss>
`
}

export function jsonFeed(articles: readonly Article[], site: string): string {
  const at = (path: string) => new URL(path, site).href
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: at('/blog'),
    feed_url: at(feedPaths.json),
    description: blogDescription,
    language: 'en-US',
    icon: at('/icon-512.png'),
    authors: [{ name: brand.name, url: at('/') }],
    items: latest(articles).map(article => ({
      id: at(postPath(article.id)),
      url: at(postPath(article.id)),
      title: article.title,
      summary: article.excerpt,
      content_html: fullText(article, site),
      date_published: `${article.date}T00:00:00Z`,
      tags: [categories[article.category].label],
    })),
  })
}
