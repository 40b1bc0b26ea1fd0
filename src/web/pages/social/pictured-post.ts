import type { Theme } from '#brand/tokens.ts'
import type { SocialPost } from '#content/social-posts.ts'

/** A post with the picture of its article, once that is published. */
export interface PicturedPost extends SocialPost {
  picture: Record<Theme, string> | null
}
