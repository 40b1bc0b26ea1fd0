import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ArticleCategory } from '#content/article.ts'
import { readSocialPosts, type SocialPost } from '#content/social-posts.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const fileOf = (category: ArticleCategory) => `content/social/${category}.yaml`
const read = (category: ArticleCategory) =>
  readSocialPosts(readFileSync(root + fileOf(category), 'utf8'), fileOf(category))

export const socialPostsDir = `${root}content/social`

export const socialPosts = (): Record<ArticleCategory, SocialPost[]> => ({
  'vacation-rental': read('vacation-rental'),
  'real-estate': read('real-estate'),
  ecommerce: read('ecommerce'),
})
