import type { SocialPost } from '#content/social-posts.ts'
import type { PictureFiles } from '#web/pages/blog/post.ts'

/** A post with the picture of its article. */
export interface PicturedPost extends SocialPost {
  picture: PictureFiles | null
}
