import { useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router'
import posts from 'virtual:social-posts'
import { hydrated } from '#web/document/handle.ts'
import { notAdmitted } from '#web/pages/staff/not-admitted.ts'
import { servicesContext } from '#web/services.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { CategoryTabs, panelId, tabId } from './category-tabs.tsx'
import { categories, copy } from './copy.ts'
import { Guidelines } from './guidelines.tsx'
import { Post } from './post.tsx'
import './social.css'

export const handle = hydrated
export { onlyWhenAsked as shouldRevalidate } from '#web/pages/staff/only-when-asked.ts'

/** Only here, on the server: were the posts part of a script, the lock would close nothing. */
export function loader({ context }: LoaderFunctionArgs) {
  if (!context.get(servicesContext).staff.admitted) throw notAdmitted()
  return posts
}

export default function SocialPage() {
  const all = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const open = categories.find(({ id }) => id === params.get('category')) ?? categories[0]
  const shown = all[open.id]
  return (
    <div className="wrap social" data-material={open.material}>
      <div className="social-head">
        <h1 className="display-2">{copy.title}</h1>
        <p className="lede">{copy.lede}</p>
      </div>
      <CategoryTabs
        selected={open.id}
        tabs={categories.map(({ id, label }) => ({ id, label, count: all[id].length }))}
      />
      <div role="tabpanel" id={panelId} aria-labelledby={tabId(open.id)}>
        <Guidelines />
        {shown.map((post, index) => (
          <Post key={post.article} post={post} place={index + 1} of={shown.length} />
        ))}
        {shown.length === 0 && <EmptyState title={copy.none}>{copy.noneYet}</EmptyState>}
      </div>
    </div>
  )
}
