import { Link } from 'react-router'
import { useFocusOnArrival } from '#web/pages/blog/use-focus-on-arrival.ts'

export function ArticleNotFound() {
  const heading = useFocusOnArrival()
  return (
    <section className="wrap section article-missing">
      <h1 className="display-2" ref={heading} tabIndex={-1}>
        Article Not Found
      </h1>
      <p className="lede">There is no article at this address. It may have been renamed.</p>
      <div className="actions">
        <Link to="/blog" className="button button-primary">
          Back to Blog
        </Link>
      </div>
    </section>
  )
}
