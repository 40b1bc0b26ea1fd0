import { readFile } from 'node:fs/promises'
import { readLegalText, type LegalText } from '#content/legal-text.ts'

const file = (name: string) => new URL(`../../../content/legal/${name}.md`, import.meta.url)

export async function legalTexts(): Promise<Record<'terms' | 'privacy', LegalText>> {
  const [terms, privacy] = await Promise.all(
    ['terms', 'privacy'].map(async name => readLegalText(await readFile(file(name), 'utf8'))),
  )
  if (!terms || !privacy) throw new Error('A legal text is missing.')
  return { terms, privacy }
}
