import { Link } from 'react-router'
import { ThemedPicture } from '#web/art/themed-picture.tsx'
import { Badge } from '#web/ui/badge.tsx'
import type { CardSize } from './card-rows.ts'
import { categories } from './categories.ts'
import { pictureSizes } from './picture-sizes.ts'
import { postPath, seriesLength, type Post } from './post.ts'
import './post-card.css'

/** The whole card leads to the article; the link that says so is named after it. */
export function PostCard({
  post: { id, title, excerpt, category, order, image },
  size = 'third',
  heading: Heading = 'h2',
  inFirstView = false,
}: {
  post: Post
  size?: CardSize
  heading?: 'h2' | 'h3'
  inFirstView?: boolean
}) {
  return (
    <article className={`post-card post-card-${size}`} data-material={categories[category].material}>
      <div className="post-card-picture">
        <ThemedPicture files={image.card} size={pictureSizes.card} inFirstView={inFirstView} />
      </div>
      <div className="post-card-text">
        <p className="post-meta">
          <Badge>{categories[category].label}</Badge>
          <span>
            Post {order} of {seriesLength.onCard}
          </span>
        </p>
        <Heading className={size === 'lead' ? 'display-2' : 'display-3'}>{title}</Heading>
        <p className="muted">{excerpt}</p>
        <Link className="post-card-link" to={postPath(id)}>
          <span className="link">Read More</span>
          <span className="visually-hidden">about {title}</span>
        </Link>
      </div>
    </article>
  )
}
