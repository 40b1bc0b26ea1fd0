// Markdown to HTML, in the build and in the browser alike. Raw HTML is off and only safe links become links: that is the
// sanitizing, and there is none after it.
import MarkdownIt from 'markdown-it'
import type { Token } from 'markdown-it'
import { workedLines, type WorkedLine } from './article-fences.ts'
import { setTables } from './article-tables.ts'
import { wordsOf } from './article-words.ts'

/** How the blocks that are ours look, as HTML; each is told how many of its kind came before. */
export interface Fences {
  ask: (question: string, index: number) => string
  sql: (statement: string, index: number) => string
  worked: (lines: readonly WorkedLine[], index: number) => string
}

export interface Heading {
  id: string
  level: 2 | 3
  text: string
}

export interface RenderedMarkdown {
  html: string
  headings: Heading[]
}

/** An address of the site, a place on the page, or a secure address. Not //host and not /\host, which leave the site. */
const safeAddress = /^(\/(?![/\\])|#|https:\/\/|mailto:)/i

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: true })
// Quotes are set; three dots and (c) are left as they were written.
markdown.disable('replacements')
markdown.validateLink = address => safeAddress.test(address.trim())

/** A wide table scrolls in a box of its own, which a keyboard can reach. */
markdown.renderer.rules['table_open'] = (tokens, at) => {
  const end = tokens.findIndex((token, index) => index > at && token.type === 'thead_close')
  const columns = tokens.slice(at, end).filter(token => token.type === 'inline')
  const label = escapeHtml(`Table: ${columns.map(wordsOf).filter(Boolean).join(', ')}`)
  return `<div class="table-scroll" role="group" tabindex="0" aria-label="${label}"><table>\n`
}
markdown.renderer.rules['table_close'] = () => '</table></div>\n'
markdown.renderer.rules['image'] = (tokens, at, options, env, renderer) => {
  tokens[at]?.attrSet('loading', 'lazy')
  tokens[at]?.attrSet('alt', renderer.renderInlineAsText(tokens[at]?.children ?? [], options, env))
  return renderer.renderToken(tokens, at, options)
}

export const escapeHtml = (text: string): string => markdown.utils.escapeHtml(text)

export const parseMarkdown = (body: string): Token[] => markdown.parse(body, {})

/** One line with its quotes set. */
export const setInType = (line: string): string => markdown.parseInline(line, {}).map(wordsOf).join('')

export function renderMarkdown(body: string, fences: Fences): RenderedMarkdown {
  const tokens = parseMarkdown(body)
  const headings = nameHeadings(tokens)
  setTables(tokens)
  drawFences(tokens, fences)
  return { html: markdown.renderer.render(tokens, markdown.options, {}), headings }
}

function drawFences(tokens: readonly Token[], fences: Fences): void {
  const counts = { ask: 0, sql: 0, worked: 0 }
  const draw = (kind: string, block: string) => {
    const text = block.trim()
    if (kind === 'ask') return fences.ask(text, counts.ask++)
    if (kind === 'sql') return fences.sql(text, counts.sql++)
    if (kind === 'worked') return fences.worked(workedLines(text), counts.worked++)
    // A keyboard can only scroll what it can focus. The first line keeps its indent: a drawn table stands on it.
    return `<pre class="code" tabindex="0"><code>${escapeHtml(block.trimEnd())}</code></pre>`
  }
  for (const token of tokens) {
    if (token.type !== 'fence') continue
    token.content = `${draw(token.info.trim(), token.content)}\n`
    token.type = 'html_block'
  }
}

/** The title of the page is its first heading, so that a # in the text counts as ##. */
function nameHeadings(tokens: readonly Token[]): Heading[] {
  // The skip link of every page leads to #main.
  const taken = new Set(['main'])
  const headings: Heading[] = []
  for (const [at, token] of tokens.entries()) {
    const close = tokens[at + 2]
    const inline = tokens[at + 1]
    if (token.type !== 'heading_open' || close === undefined || inline === undefined) continue
    const level = token.tag === 'h1' || token.tag === 'h2' ? 2 : 3
    token.tag = close.tag = `h${level}`
    const text = wordsOf(inline)
    const id = freeId(text, taken)
    token.attrSet('id', id)
    headings.push({ id, level, text })
  }
  return headings
}

function freeId(text: string, taken: Set<string>): string {
  const plain =
    text
      .toLowerCase()
      .replaceAll(/['’]/g, '')
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'section'
  let id = plain
  for (let count = 2; taken.has(id); count++) id = `${plain}-${count}`
  taken.add(id)
  return id
}
