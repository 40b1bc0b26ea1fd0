// The posts of this site.
import posts from 'virtual:posts'
import type { ArticleCategory } from '#content/article.ts'
import type { Post } from './post.ts'
import { neighborsOf, newestFirst, relatedTo, seriesOf } from './series.ts'

export const postWith = (id: string | undefined): Post | undefined => posts.find(post => post.id === id)

/** All of them with the newest first, or one series from its start. */
export const postsIn = (category: ArticleCategory | null): Post[] =>
  category === null ? newestFirst(posts) : seriesOf(posts, category)

export const neighborPosts = (post: Post) => neighborsOf(posts, post)
export const relatedPosts = (post: Post): Post[] => relatedTo(posts, post)
