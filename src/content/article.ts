// Reads an article: facts in front, Markdown behind. A text that is not as it should be is refused with file and line.
import { isNode, LineCounter, parseDocument } from 'yaml'
import { z } from 'zod'
import { checkBody, type Problem } from './article-check.ts'
import { parseMarkdown, setInType } from './article-markdown.ts'
import { wordsOf } from './article-words.ts'
import { splitFrontMatter } from './front-matter.ts'
import { withBrand } from './with-brand.ts'

export const articleCategories = ['vacation-rental', 'real-estate', 'ecommerce'] as const
export type ArticleCategory = (typeof articleCategories)[number]

const facts = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'must be words in lower case with hyphens'),
  title: z.string().min(1).max(70),
  excerpt: z.string().min(90).max(180),
  category: z.enum(articleCategories),
  order: z.int().positive(),
  date: z.iso.date(),
})

export interface Article extends z.infer<typeof facts> {
  /** Markdown, with the brand's words filled in. */
  body: string
  /** Words of running text, headings and tables; sums and queries are not read word by word. */
  words: number
  minutes: number
}

const wordsPerMinute = 220

/** @param file its path, for the message; the name of the file is the id of the article */
export function readArticle(source: string, file: string): Article {
  const parts = splitFrontMatter(source)
  if (parts === null)
    throw refusal(file, [{ line: 1, message: 'must start with its facts between --- lines' }])
  const { head, body, bodyLine } = parts
  const found = readFacts(head, file.replace(/^.*\/|\.md$/g, ''))
  const problems = [...found.problems, ...checkBody(body, bodyLine)]
  if (found.facts === null || problems.length > 0) throw refusal(file, problems)
  const { title, excerpt } = found.facts
  const filled = withBrand(body)
  const words = countWords(filled)
  return {
    ...found.facts,
    title: setInType(withBrand(title)),
    excerpt: setInType(withBrand(excerpt)),
    body: filled,
    words,
    minutes: Math.max(1, Math.round(words / wordsPerMinute)),
  }
}

function readFacts(head: string, id: string): { facts: z.infer<typeof facts> | null; problems: Problem[] } {
  const lines = new LineCounter()
  const document = parseDocument(head, { lineCounter: lines })
  // The head starts on the file's second line.
  const lineAt = (offset: number) => lines.linePos(offset).line + 1
  const [broken] = document.errors
  if (broken)
    return {
      facts: null,
      problems: [{ line: lineAt(broken.pos[0]), message: broken.message.split('\n')[0] ?? broken.code }],
    }
  const lineOf = (key: PropertyKey | undefined) => {
    const node = document.getIn([key], true)
    return isNode(node) && node.range ? lineAt(node.range[0]) : 1
  }
  const read = facts.safeParse(document.toJS())
  if (!read.success)
    return {
      facts: null,
      problems: read.error.issues.map(({ path, message }) => ({
        line: lineOf(path[0]),
        message: path.length > 0 ? `${path.join('.')}: ${message}` : message,
      })),
    }
  const problems =
    read.data.id === id ? [] : [{ line: lineOf('id'), message: `id: must be the name of the file, ${id}` }]
  return { facts: read.data, problems }
}

const refusal = (file: string, problems: readonly Problem[]) =>
  new Error(problems.map(({ line, message }) => `${file}:${line}: ${message}`).join('\n'))

const countWords = (body: string) =>
  parseMarkdown(body)
    .filter(token => token.type === 'inline')
    .flatMap(token => wordsOf(token).split(/\s+/))
    .filter(word => /\w/.test(word)).length
