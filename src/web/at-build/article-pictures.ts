import { themes } from '#brand/tokens.ts'
import type { Article } from '#content/article.ts'
import { articleArt } from '#web/art/article-art.ts'
import { pictureSizes } from '#web/pages/blog/picture-sizes.ts'
import type { PictureFiles, Post } from '#web/pages/blog/post.ts'
import { artPath } from './art-files.ts'

type Pictured = Pick<Article, 'id' | 'category' | 'order'>

/** Draws an article's pictures into `files` and says where they are served. */
export function drawArticle({ id, category, order }: Pictured, files: Map<string, string>): Post['image'] {
  const draw = (use: keyof typeof pictureSizes): PictureFiles => {
    const urls = { light: '', dark: '' }
    for (const theme of themes) {
      const svg = articleArt({ category, slug: id, order, ...pictureSizes[use], theme })
      urls[theme] = artPath(`${use}-${id}`, theme, svg)
      files.set(urls[theme], svg)
    }
    return urls
  }
  return { card: draw('card'), hero: draw('hero') }
}
