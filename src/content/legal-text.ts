// Terms and privacy: numbered sections of paragraphs and lists, written in a small part of Markdown.
import { z } from 'zod'
import { unknownBrandWords, withBrand } from './with-brand.ts'

export type Inline = { kind: 'text'; text: string } | { kind: 'link'; text: string; to: string }
export type Block = { kind: 'paragraph'; content: Inline[] } | { kind: 'list'; items: Inline[][] }
export interface LegalSection {
  id: string
  title: string
  blocks: Block[]
}
export interface LegalText {
  title: string
  /** As 2025-10-18. */
  updated: string
  summary: string
  sections: LegalSection[]
}

const frontMatter = z.strictObject({
  title: z.string().min(1),
  updated: z.iso.date(),
  summary: z.string().min(1),
})

export function readLegalText(source: string): LegalText {
  const [unknown] = unknownBrandWords(source)
  if (unknown !== undefined)
    throw new Error(`A legal text names {${unknown}}, which the brand does not have.`)
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(withBrand(source)) ?? []
  const fields = head.split('\n').map(line => {
    const colon = line.indexOf(': ')
    return [line.slice(0, colon), line.slice(colon + 2)]
  })
  const sections = body.split(/^## /m).slice(1).map(readSection)
  if (sections.length === 0) throw new Error('A legal text without a section.')
  return { ...frontMatter.parse(Object.fromEntries(fields)), sections }
}

function readSection(text: string): LegalSection {
  const [title = '', ...lines] = text.split('\n')
  const blocks = lines
    .join('\n')
    .split(/\n{2,}/)
    .map(block => block.trim())
    .filter(Boolean)
    .map(readBlock)
  return { id: title.toLowerCase().replaceAll(/[^a-z]+/g, '-'), title, blocks }
}

function readBlock(block: string): Block {
  if (!block.startsWith('- ')) return { kind: 'paragraph', content: readInline(joined(block)) }
  const items = block.split(/^- /m).slice(1)
  return { kind: 'list', items: items.map(item => readInline(joined(item))) }
}

const joined = (text: string) =>
  text
    .split('\n')
    .map(line => line.trim())
    .join(' ')
    .trim()

function readInline(text: string): Inline[] {
  const parts: Inline[] = []
  let end = 0
  for (const match of text.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)) {
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) })
    parts.push({ kind: 'link', text: match[1] ?? '', to: match[2] ?? '' })
    end = match.index + match[0].length
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) })
  return parts
}
