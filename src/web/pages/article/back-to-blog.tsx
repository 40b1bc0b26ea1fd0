import { Link } from 'react-router'
import { Arrow } from '#web/ui/back-link.tsx'

/** Where React runs already, the list comes back as it was left. */
export function BackToBlog() {
  return (
    <Link className="back-link" to="/blog">
      <Arrow />
      <span className="link">Back to Blog</span>
    </Link>
  )
}
