// Everything of the blog that is made while the site is built: the list of posts, and the files beside the pages.
import type { Post } from '#web/pages/blog/post.ts'
import { feedPaths } from '#web/pages/blog/copy.ts'
import { searchIndexPath } from '#web/pages/blog/search-options.ts'
import { drawArticle } from './article-pictures.ts'
import { readArticles } from './articles.ts'
import { jsonFeed, rssFeed } from './feeds.ts'
import { searchIndex } from './search-index.ts'

export interface BuiltBlog {
  posts: Post[]
  /** By the address that each is served at: Markdown, pictures, feeds, search index. */
  files: Map<string, string>
}

/** @param site where the site is published */
export function buildBlog(site: string): BuiltBlog {
  const articles = readArticles()
  const files = new Map<string, string>()
  const posts = articles.map((article): Post => {
    const { id, title, excerpt, category, order, date, minutes, source } = article
    const content = `/content/blog/${id}.md`
    files.set(content, source)
    return { id, title, excerpt, category, order, date, minutes, content, image: drawArticle(article, files) }
  })
  files.set(feedPaths.rss, rssFeed(articles, site))
  files.set(feedPaths.json, jsonFeed(articles, site))
  files.set(searchIndexPath, searchIndex(articles))
  return { posts, files }
}
