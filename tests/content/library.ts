// Everything that we publish on the blog, as the tests read it.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DemoType } from '#contract/demos.ts'
import { parseMarkdown } from '#content/article-markdown.ts'
import { wordsOf } from '#content/article-words.ts'
import { workedLines, type WorkedLine } from '#content/article-fences.ts'
import { readArticle, type Article, type ArticleCategory } from '#content/article.ts'

const dir = join(import.meta.dirname, '..', '..', 'content', 'blog')

export const articleFiles = (): string[] =>
  existsSync(dir) ? readdirSync(dir).filter(name => name.endsWith('.md')) : []

export const articleIn = (name: string): Article =>
  readArticle(readFileSync(join(dir, name), 'utf8'), `content/blog/${name}`)

/** Those that can be read; one that cannot is reported by a test of its own. */
export const articles = (): Article[] =>
  articleFiles().flatMap(name => {
    try {
      return [articleIn(name)]
    } catch {
      return []
    }
  })

export const demoOf: Record<ArticleCategory, DemoType> = {
  'vacation-rental': 'vacation_rental',
  'real-estate': 'real_estate',
  ecommerce: 'ecommerce',
}

export interface Asked {
  article: string
  demo: DemoType
  question: string
  sql: string
}

export const questionsOf = ({ id, category, body }: Article): Asked[] => {
  const fences = parseMarkdown(body).filter(token => token.type === 'fence')
  return fences.flatMap((token, at) =>
    token.info === 'ask'
      ? [
          {
            article: id,
            demo: demoOf[category],
            question: token.content.trim(),
            sql: fences[at + 1]?.content.trim() ?? '',
          },
        ]
      : [],
  )
}

export const statementsOf = ({ body }: Article): string[] =>
  parseMarkdown(body).flatMap(token =>
    token.type === 'fence' && token.info === 'sql' ? [token.content.trim()] : [],
  )

export const sumsOf = ({ body }: Article): WorkedLine[][] =>
  parseMarkdown(body).flatMap(token =>
    token.type === 'fence' && token.info === 'worked' ? [workedLines(token.content)] : [],
  )

export const linksOf = ({ body }: Article): string[] =>
  parseMarkdown(body)
    .flatMap(token => token.children ?? [])
    .filter(token => token.type === 'link_open')
    .map(token => String(token.attrGet('href')))

export const headingsOf = ({ body }: Article): string[] => {
  const tokens = parseMarkdown(body)
  return tokens.flatMap((token, at) => {
    const inline = tokens[at + 1]
    return token.type === 'heading_open' && inline !== undefined ? [wordsOf(inline)] : []
  })
}

/** In small letters and without marks, so that a comma does not make a sentence another one. */
export const sentencesOf = ({ body }: Article): string[] =>
  parseMarkdown(body)
    .filter(token => token.type === 'inline')
    .flatMap(token => wordsOf(token).split(/(?<=[.!?:;])["”’)]*\s+/))
    .map(sentence =>
      sentence
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}$%\s]/gu, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
