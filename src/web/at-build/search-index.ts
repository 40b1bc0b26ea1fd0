import MiniSearch from 'minisearch'
import type { Article } from '#content/article.ts'
import { parseMarkdown } from '#content/article-markdown.ts'
import { wordsOf } from '#content/article-words.ts'
import { searchOptions, type Searchable } from '#web/pages/blog/search-options.ts'

function searchable({ id, title, excerpt, body }: Article): Searchable {
  const tokens = parseMarkdown(body)
  const inline = tokens.flatMap((token, at) =>
    token.type === 'inline'
      ? [{ words: wordsOf(token), heading: tokens[at - 1]?.type === 'heading_open' }]
      : [],
  )
  const join = (heading: boolean) =>
    inline
      .filter(part => part.heading === heading)
      .map(part => part.words)
      .join(' ')
  return { id, title, excerpt, headings: join(true), text: join(false) }
}

/** The index as the browser loads it. */
export function searchIndex(articles: readonly Article[]): string {
  const index = new MiniSearch(searchOptions)
  index.addAll(articles.map(searchable))
  return JSON.stringify(index)
}
