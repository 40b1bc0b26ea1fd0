import { demoPaths } from '#brand/navigation.ts'
import { ThemedPicture } from '#web/art/themed-picture.tsx'
import { categories } from '#web/pages/blog/categories.ts'
import { pictureSizes } from '#web/pages/blog/picture-sizes.ts'
import { seriesLength, writtenDate, type Post } from '#web/pages/blog/post.ts'
import { useFocusOnArrival } from '#web/pages/blog/use-focus-on-arrival.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { ArrivingText, ArticleText } from './article-text.tsx'
import { BackToBlog } from './back-to-blog.tsx'
import type { LoadedText } from './load-article.ts'
import { MoreArticles } from './more-articles.tsx'
import '#web/ui/sql-block.css'
import './article.css'
import './prose.css'
import './prose-tables.css'
import './fences.css'

export function ArticleView({
  post,
  text,
  attempt,
}: {
  post: Post
  text: LoadedText | Promise<LoadedText>
  attempt: number
}) {
  const { title, category, order, date, minutes, image } = post
  const heading = useFocusOnArrival()
  return (
    <div className="wrap article" data-material={categories[category].material}>
      <article>
        <BackToBlog />
        <div className="article-picture">
          <ThemedPicture files={image.hero} size={pictureSizes.hero} inFirstView />
        </div>
        <header className="article-head">
          <p className="post-meta">
            <Badge>{categories[category].label}</Badge>
            <span>
              Post {order} of {seriesLength.onArticle}
            </span>
            <time dateTime={date}>{writtenDate(date)}</time>
            <span>{minutes} min read</span>
          </p>
          <h1 className="display-2" ref={heading} tabIndex={-1}>
            {title}
          </h1>
        </header>
        {text instanceof Promise ? <ArrivingText key={attempt} text={text} /> : <ArticleText text={text} />}
      </article>
      <section className="article-call" aria-labelledby="call">
        <div>
          <h2 className="display-3" id="call">
            See it answered from data
          </h2>
          <p>The demo holds sample data: ask it a question of this article, or one of your own.</p>
        </div>
        <div className="on-material">
          <ButtonLink to={demoPaths.vacationRental}>Try the Demo</ButtonLink>
        </div>
      </section>
      <MoreArticles post={post} />
    </div>
  )
}
