import { Suspense, use } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { BackToBlog } from './back-to-blog.tsx'
import { ArticleContents } from './article-contents.tsx'
import type { LoadedText } from './load-article.ts'

const LoadingText = () => <output className="article-loading muted">Loading article...</output>

function NotLoaded() {
  const { revalidate } = useRevalidator()
  return (
    <div className="article-failed" role="alert">
      <p>The text of this article could not be loaded. Check your connection and try again.</p>
      <div className="actions">
        <Button onClick={() => void revalidate()}>Retry</Button>
        <BackToBlog />
      </div>
    </div>
  )
}

export function ArticleText({ text }: { text: LoadedText }) {
  if (text === 'failed') return <NotLoaded />
  return (
    <div className="article-columns">
      <ArticleContents headings={text.headings} />
      {/* Raw HTML is off in the renderer; see src/content/article-markdown.ts. */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: text.html }} />
    </div>
  )
}

const Arrived = ({ text }: { text: Promise<LoadedText> }) => <ArticleText text={use(text)} />

/** Only for a text on its way: the server would send the fallback first even for one that is there, and scripts to swap it. */
export const ArrivingText = ({ text }: { text: Promise<LoadedText> }) => (
  <Suspense fallback={<LoadingText />}>
    <Arrived text={text} />
  </Suspense>
)
