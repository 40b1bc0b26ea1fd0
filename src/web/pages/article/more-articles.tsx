import { Link } from 'react-router'
import { neighborPosts, relatedPosts } from '#web/pages/blog/catalogue.ts'
import { categories } from '#web/pages/blog/categories.ts'
import { PostCard } from '#web/pages/blog/post-card.tsx'
import { postPath, type Post } from '#web/pages/blog/post.ts'

function Neighbor({ post, label }: { post: Post | undefined; label: 'Previous' | 'Next' }) {
  if (!post) return <span />
  return (
    <Link className="neighbor" to={postPath(post.id)} rel={label === 'Next' ? 'next' : 'prev'}>
      <span className="neighbor-label">{label} in the series</span>
      <span className="neighbor-title">{post.title}</span>
    </Link>
  )
}

/** Where to go from here: along the series, or across it. */
export function MoreArticles({ post }: { post: Post }) {
  const { previous, next } = neighborPosts(post)
  const related = relatedPosts(post)
  return (
    <>
      {(previous ?? next) && (
        <nav className="neighbors" aria-label="Series">
          <Neighbor post={previous} label="Previous" />
          <Neighbor post={next} label="Next" />
        </nav>
      )}
      {related.length > 0 && (
        <section className="related" aria-labelledby="related">
          <h2 className="display-3" id="related">
            More for {categories[post.category].readers}
          </h2>
          <div className="related-posts">
            {related.map(other => (
              <PostCard key={other.id} post={other} heading="h3" />
            ))}
          </div>
        </section>
      )}
    </>
  )
}
