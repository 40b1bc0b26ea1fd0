// Opened directly, an article is finished HTML without scripts. Opened from a page that React already runs, its Markdown is
// fetched and rendered in the browser.
import { data, useLoaderData, useParams, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { postWith } from '#web/pages/blog/catalogue.ts'
import { describeArticle } from './article-meta.ts'
import { ArticleNotFound } from './article-not-found.tsx'
import { ArticleView } from './article-view.tsx'
import { loadArticle, type LoadedText } from './load-article.ts'

interface Opened {
  text: LoadedText | Promise<LoadedText> | null
  /** Tells one try from the next, so that a retry shows that it loads. */
  attempt: number
}

export async function loader({ params }: LoaderFunctionArgs) {
  const post = postWith(params['id'])
  if (!post) return data<Opened>({ text: null, attempt: 0 }, { status: 404 })
  const [{ articleText }, { renderArticle }] = await Promise.all([
    import('./texts.server.ts'),
    import('./render-article.ts'),
  ])
  return data<Opened>({ text: renderArticle(await articleText(post.id), post.category), attempt: 0 })
}

let attempts = 0

/** Not waited for: the head of the article shows at once, and its text says that it is loading. */
export function clientLoader({ params }: { params: { id?: string } }): Opened {
  const post = postWith(params.id)
  return { text: post ? loadArticle(post) : null, attempt: ++attempts }
}

export const meta: MetaFunction = ({ params }) => describeArticle(postWith(params['id']))

export default function ArticlePage() {
  const { id } = useParams()
  const post = postWith(id)
  const { text, attempt } = useLoaderData<Opened>()
  if (!post || text === null) return <ArticleNotFound />
  return <ArticleView key={post.id} post={post} text={text} attempt={attempt} />
}
