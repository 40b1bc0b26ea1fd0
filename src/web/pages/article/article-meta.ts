import type { MetaDescriptor } from 'react-router'
import { brand } from '#brand/brand.ts'
import { describePage } from '#web/document/meta.ts'
import { blogPosting, breadcrumbs } from '#web/document/structured-data.ts'
import { categories } from '#web/pages/blog/categories.ts'
import { postPath, type Post } from '#web/pages/blog/post.ts'
import { cardPath } from '#web/site-map.ts'

export function describeArticle(post: Post | undefined): MetaDescriptor[] {
  if (!post) return [{ title: `Article Not Found: ${brand.name}` }, { name: 'robots', content: 'noindex' }]
  const { title, excerpt, date, category } = post
  const path = postPath(post.id)
  return [
    ...describePage({
      path,
      title: `${title}: ${brand.name}`,
      description: excerpt,
      type: 'article',
      structured: [
        blogPosting({
          path,
          title,
          excerpt,
          date,
          section: categories[category].label,
          image: cardPath(path),
        }),
        breadcrumbs([
          { name: 'Home', path: '/' },
          { name: 'Blog', path: '/blog' },
          { name: title, path },
        ]),
      ],
    }),
    { property: 'article:published_time', content: date },
    { property: 'article:section', content: categories[category].label },
  ]
}
