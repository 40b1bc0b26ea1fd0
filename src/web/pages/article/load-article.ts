// In the browser: the text of an article that was opened from another page.
import type { RenderedMarkdown } from '#content/article-markdown.ts'
import { staticText } from '#web/data/static-file.ts'
import type { Post } from '#web/pages/blog/post.ts'

export type LoadedText = RenderedMarkdown | 'failed'

/** A failure is logged and told, never thrown: the page around the text is fine. */
export async function loadArticle({ content, category }: Post): Promise<LoadedText> {
  try {
    const [text, { renderArticle }] = await Promise.all([staticText(content), import('./render-article.ts')])
    return renderArticle(text, category)
  } catch (error) {
    console.error('The article could not be loaded.', error)
    return 'failed'
  }
}
