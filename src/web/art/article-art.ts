// A picture for each article: a scene of its own within the category, or one that returns at another distance.
import type { Theme } from '#brand/tokens.ts'
import type { ArticleCategory } from '#content/article.ts'
import { motif, type Subject } from './motif.ts'

type Take = (size: { w: number; h: number }) => Subject

const takes: Record<ArticleCategory, readonly [Take, ...Take[]]> = {
  'vacation-rental': [
    () => ({ category: 'vacation-rental', layout: 'kidney' }),
    () => ({ category: 'vacation-rental', layout: 'ell' }),
    () => ({ category: 'vacation-rental', layout: 'keyhole' }),
    ({ h }) => ({ category: 'vacation-rental', layout: 'shore', shore: 0.44, unit: h / 7, rows: 2 }),
    () => ({ category: 'vacation-rental', layout: 'lap' }),
    ({ h }) => ({ category: 'vacation-rental', layout: 'kidney', unit: h / 11 }),
    ({ h }) => ({ category: 'vacation-rental', layout: 'ell', unit: h / 5.6 }),
    ({ h }) => ({ category: 'vacation-rental', layout: 'keyhole', unit: h / 5.4, center: 0.36 }),
    ({ h }) => ({ category: 'vacation-rental', layout: 'lap', unit: h / 11 }),
    ({ h }) => ({ category: 'vacation-rental', layout: 'shore', shore: 0.3, unit: h / 9, rows: 3 }),
    () => ({ category: 'vacation-rental', layout: 'twin' }),
  ],
  'real-estate': [
    () => ({ category: 'real-estate', layout: 'plan' }),
    () => ({ category: 'real-estate', layout: 'parcels' }),
    () => ({ category: 'real-estate', layout: 'elevation' }),
    ({ w, h }) => ({
      category: 'real-estate',
      layout: 'plan',
      scale: 1.5,
      level: true,
      markAt: [w * 0.55, h * 0.55],
    }),
    () => ({ category: 'real-estate', layout: 'section' }),
    () => ({ category: 'real-estate', layout: 'street' }),
    () => ({ category: 'real-estate', layout: 'cul-de-sac' }),
    () => ({ category: 'real-estate', layout: 'window-schedule' }),
    () => ({ category: 'real-estate', layout: 'site-plan' }),
    () => ({ category: 'real-estate', layout: 'contours' }),
  ],
  ecommerce: [
    () => ({ category: 'ecommerce', layout: 'stacks' }),
    () => ({ category: 'ecommerce', layout: 'treemap' }),
    () => ({ category: 'ecommerce', layout: 'row' }),
    () => ({ category: 'ecommerce', layout: 'shelf' }),
    () => ({ category: 'ecommerce', layout: 'receipt' }),
    () => ({ category: 'ecommerce', layout: 'row', columns: 3, scale: 1.05 }),
    () => ({ category: 'ecommerce', layout: 'opened' }),
    () => ({ category: 'ecommerce', layout: 'tags' }),
    ({ w, h }) => ({ category: 'ecommerce', layout: 'stacks', scale: 1.4, origin: [w * 0.46, h * 0.62] }),
    () => ({ category: 'ecommerce', layout: 'label' }),
  ],
}

export interface ArticlePicture {
  category: ArticleCategory
  slug: string
  /** Its place in the category, counted from one. */
  order: number
  w: number
  h: number
  theme: Theme
}

export const takeOf = (category: ArticleCategory, order: number): number =>
  (order - 1) % takes[category].length

/** What the picture shows, at whatever size. */
export const articleSubject = (category: ArticleCategory, order: number): Take =>
  takes[category][takeOf(category, order)] ?? takes[category][0]

export const articleArt = ({ category, slug, order, w, h, theme }: ArticlePicture): string =>
  motif({ ...articleSubject(category, order)({ w, h }), slug, w, h, theme })
