import { cardSizes } from './card-rows.ts'
import { PostCard } from './post-card.tsx'
import type { Post } from './post.ts'

/** How many pictures a tall window shows before it is scrolled. */
const inFirstView = 1

export function PostGrid({ posts }: { posts: readonly Post[] }) {
  const sizes = cardSizes(posts.length)
  return (
    <div className="post-grid">
      {posts.map((post, at) => (
        <PostCard key={post.id} post={post} size={sizes[at] ?? 'third'} inFirstView={at < inFirstView} />
      ))}
    </div>
  )
}
