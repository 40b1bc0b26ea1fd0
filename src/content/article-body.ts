import { splitFrontMatter } from './front-matter.ts'
import { withBrand } from './with-brand.ts'

/** The text behind the facts. A server's error page, or half a file, is no article. */
export function articleBody(source: string): string {
  const parts = splitFrontMatter(source)
  if (parts === null) throw new Error('This is not the text of an article.')
  return withBrand(parts.body)
}
