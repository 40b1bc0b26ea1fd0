import { demoPaths } from '#brand/navigation.ts'
import type { Material } from '#brand/tokens.ts'
import type { ArticleCategory } from '#content/article.ts'

interface Category {
  label: string
  material: Material
  /** Where its questions are asked. */
  demo: string
  /** Who reads it: "More for …". */
  readers: string
}

export const categories: Record<ArticleCategory, Category> = {
  'vacation-rental': {
    label: 'Vacation Rental',
    material: 'pool',
    demo: demoPaths.vacationRental,
    readers: 'vacation rental managers',
  },
  ecommerce: {
    label: 'Ecommerce',
    material: 'kraft',
    demo: demoPaths.ecommerce,
    readers: 'shop owners',
  },
  'real-estate': {
    label: 'Real Estate',
    material: 'blue',
    demo: demoPaths.realEstate,
    readers: 'real estate agents',
  },
}

/** In the order of the filter. */
export const categoryIds = [
  'vacation-rental',
  'ecommerce',
  'real-estate',
] as const satisfies ArticleCategory[]

export const isCategory = (id: string | null): id is ArticleCategory => id !== null && id in categories

export const askInDemo = (category: ArticleCategory, question: string) =>
  `${categories[category].demo}?q=${encodeURIComponent(question)}`
