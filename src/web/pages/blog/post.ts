import type { Theme } from '#brand/tokens.ts'
import type { ArticleCategory } from '#content/article.ts'

export type PictureFiles = Record<Theme, string>

/** What the site knows of an article without its text. */
export interface Post {
  id: string
  title: string
  excerpt: string
  category: ArticleCategory
  /** Its place in the category, counted from one. */
  order: number
  /** As 2026-02-10. */
  date: string
  minutes: number
  image: { card: PictureFiles; hero: PictureFiles }
  /** Where its Markdown is served. */
  content: string
}

export const postPath = (id: string) => `/blog/${id}`

/**
 * A card says "Post 3 of 10" and the head of an article "Post 3 of 11", as the specification of the site has it for every
 * category. Neither is counted from the catalogue, which holds 11, 10 and 10.
 */
export const seriesLength = { onCard: 10, onArticle: 11 } as const

const written = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
export const writtenDate = (date: string) => written.format(new Date(date))
