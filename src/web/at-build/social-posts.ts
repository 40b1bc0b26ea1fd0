import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readSocialPosts } from '#content/social-posts.ts'
import { categories, type CategoryId } from '#web/pages/social/copy.ts'
import type { PicturedPost } from '#web/pages/social/pictured-post.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const fileOf = (category: CategoryId) => `content/social/${category}.yaml`
export const socialPostFiles = categories.map(({ id }) => root + fileOf(id))

/** A category whose file has not been written yet has no posts. */
export function socialPosts(): Record<CategoryId, PicturedPost[]> {
  const read = (category: CategoryId): PicturedPost[] => {
    const file = fileOf(category)
    if (!existsSync(root + file)) return []
    return readSocialPosts(readFileSync(root + file, 'utf8'), file).map(post => ({ ...post, picture: null }))
  }
  return {
    'vacation-rental': read('vacation-rental'),
    'real-estate': read('real-estate'),
    ecommerce: read('ecommerce'),
  }
}
