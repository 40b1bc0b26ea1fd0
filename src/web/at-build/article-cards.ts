import type { Article } from '#content/article.ts'
import { articleSubject } from '#web/art/article-art.ts'
import { categories } from '#web/pages/blog/categories.ts'
import { postPath } from '#web/pages/blog/post.ts'
import type { Card } from './social-card.ts'

/** The social card of each article, by the path of its page. */
export const articleCards = (articles: readonly Article[]): Map<string, Card> =>
  new Map(
    articles.map(({ id, title, category, order, minutes }) => [
      postPath(id),
      {
        title,
        note: `${categories[category].label} · ${minutes} min read`,
        material: categories[category].material,
        slug: id,
        subject: articleSubject(category, order),
      },
    ]),
  )
