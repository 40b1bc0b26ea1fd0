import { useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router'
import articles from 'virtual:posts'
import posts from 'virtual:social-posts'
import { hydrated } from '#web/document/handle.ts'
import { categories, isCategory } from '#web/pages/blog/categories.ts'
import { notAdmitted } from '#web/pages/staff/not-admitted.ts'
import { servicesContext } from '#web/services.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import { CategoryTabs, panelId, tabId } from './category-tabs.tsx'
import { copy, tabs } from './copy.ts'
import { Guidelines } from './guidelines.tsx'
import type { PicturedPost } from './pictured-post.ts'
import { Post } from './post.tsx'
import './social.css'

export const handle = hydrated
export { onlyWhenAsked as shouldRevalidate } from '#web/pages/staff/only-when-asked.ts'

/** Only here, on the server: were the posts part of a script, the lock would close nothing. */
export function loader({ context }: LoaderFunctionArgs) {
  if (!context.get(servicesContext).staff.admitted) throw notAdmitted()
  const pictures = new Map(articles.map(({ id, image }) => [id, image.card]))
  return tabs.map(category => ({
    category,
    posts: posts[category].map((post): PicturedPost => {
      return { ...post, picture: pictures.get(post.article) ?? null }
    }),
  }))
}

export default function SocialPage() {
  const series = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const wanted = params.get('category')
  const open = isCategory(wanted) ? wanted : tabs[0]
  const shown = series.find(({ category }) => category === open)?.posts ?? []
  return (
    <div className="wrap social" data-material={categories[open].material}>
      <PageHead title={copy.title} lede={copy.lede} />
      <CategoryTabs
        selected={open}
        tabs={series.map(({ category, posts }) => ({
          id: category,
          label: categories[category].label,
          count: posts.length,
        }))}
      />
      <div role="tabpanel" id={panelId} aria-labelledby={tabId(open)}>
        <Guidelines />
        {shown.map((post, index) => (
          <Post key={post.article} post={post} place={index + 1} of={shown.length} />
        ))}
      </div>
    </div>
  )
}
