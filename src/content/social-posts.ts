// Reads the social posts of one category: a list in YAML, one entry for each article. A bad one is refused with file and line.
import { isNode, LineCounter, parseDocument } from 'yaml'
import { z } from 'zod'
import { blogUrl } from './post-length.ts'
import { unknownBrandWords, withBrand } from './with-brand.ts'

export const networks = ['linkedin', 'twitter', 'facebook'] as const
export type Network = (typeof networks)[number]

const text = z
  .string()
  .min(1)
  .refine(value => value.split(blogUrl).length === 2, `must hold ${blogUrl} exactly once`)
  .refine(
    value => unknownBrandWords(value.replace(blogUrl, '')).length === 0,
    `no word in braces but ${blogUrl} and those of the brand`,
  )
  .transform(value => withBrand(value.trim()))

const post = z.strictObject({
  /** The id of its article. */
  article: z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'must be words in lower case with hyphens'),
  title: z.string().min(1).transform(withBrand),
  linkedin: text,
  twitter: text,
  facebook: text,
})
export type SocialPost = z.infer<typeof post>

/** @param file its path, for the message */
export function readSocialPosts(source: string, file: string): SocialPost[] {
  const lines = new LineCounter()
  const document = parseDocument(source, { lineCounter: lines })
  const [broken] = document.errors
  if (broken) {
    const { line } = lines.linePos(broken.pos[0])
    throw new Error(`${file}:${line}: ${broken.message.split('\n')[0] ?? broken.code}`)
  }
  const read = z.array(post).safeParse(document.toJS() ?? [])
  if (!read.success) {
    const lineOf = (path: readonly PropertyKey[]): number => {
      const node = path.length === 0 ? null : document.getIn(path, true)
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line
      return path.length === 0 ? 1 : lineOf(path.slice(0, -1))
    }
    throw new Error(
      read.error.issues
        .map(
          ({ path, message }) => `${file}:${lineOf(path)}: ${path.slice(1).join('.') || 'post'}: ${message}`,
        )
        .join('\n'),
    )
  }
  const twice = read.data.find(
    (one, at) => read.data.findIndex(other => other.article === one.article) !== at,
  )
  if (twice) throw new Error(`${file}: the article ${twice.article} has two posts`)
  return read.data
}
