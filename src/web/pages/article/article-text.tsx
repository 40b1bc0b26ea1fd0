import { use } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { BackToBlog } from './back-to-blog.tsx'
import { ArticleContents } from './article-contents.tsx'
import type { LoadedText } from './load-article.ts'

export const LoadingText = () => <output className="article-loading muted">Loading article...</output>

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

export function ArticleText({ text }: { text: LoadedText | Promise<LoadedText> }) {
  const read = text instanceof Promise ? use(text) : text
  if (read === 'failed') return <NotLoaded />
  return (
    <div className="article-columns">
      <ArticleContents headings={read.headings} />
      {/* Raw HTML is off in the renderer; see src/content/article-markdown.ts. */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: read.html }} />
    </div>
  )
}
