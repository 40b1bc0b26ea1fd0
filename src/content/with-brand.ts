import { brand } from '#brand/brand.ts'

const words = new Map<string, string>(
  Object.entries({ name: brand.name, email: brand.email, city: brand.city, state: brand.state }),
)

/** {name}, {email}, {city} and {state} stand for the brand; any other word in braces is a slip of the pen. */
export const unknownBrandWords = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, word = '']) => word).filter(word => !words.has(word))

export const withBrand = (text: string): string =>
  text.replaceAll(/\{(\w+)\}/g, (written, word: string) => words.get(word) ?? written)
