// In the browser: the text of an article that was opened from another page.
import type { RenderedMarkdown } from '#content/article-markdown.ts'
import { staticText } from '#web/data/static-file.ts'
import type { Post } from '#web/pages/blog/post.ts'

export type LoadedText = RenderedMarkdown | 'failed'

/** A failure is logged and told, never thrown: the page around the text is fine. */
export async function loadArticle({ content, category }: Post): Promise<LoadedText> {
  const script = import('./render-article.ts').catch((error: unknown) => lost(error))
  try {
    const text = await staticText(content)
    const renderer = await script
    if (renderer instanceof Lost) {
      // The server is there, and this document cannot have the script again: browsers remember one that failed, and a new release has
      // another. The page as the server has it needs none.
      location.reload()
      throw renderer
    }
    return renderer.renderArticle(text, category)
  } catch (error) {
    console.error('The article could not be loaded.', error)
    return 'failed'
  }
}

class Lost extends Error {}
const lost = (cause: unknown) => new Lost('its script is lost', { cause })
