import type { ArticleCategory } from '#content/article.ts'
import { articleBody } from '#content/article-body.ts'
import { renderMarkdown, type RenderedMarkdown } from '#content/article-markdown.ts'
import { fencesFor } from './fences.ts'

/** The Markdown file of an article as the page shows it. */
export const renderArticle = (source: string, category: ArticleCategory): RenderedMarkdown =>
  renderMarkdown(articleBody(source), fencesFor(category))
