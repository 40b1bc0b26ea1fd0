// The articles as they lie in content/blog.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { articleCategories, readArticle, type Article } from '#content/article.ts'
import { postPath } from '#web/pages/blog/post.ts'

export const articlesDir = fileURLToPath(new URL('../../../content/blog', import.meta.url))

/** By category, each series from its start. */
export function readArticles(): (Article & { source: string })[] {
  if (!existsSync(articlesDir)) return []
  return readdirSync(articlesDir)
    .filter(name => name.endsWith('.md'))
    .map(name => {
      const source = readFileSync(`${articlesDir}/${name}`, 'utf8')
      return { ...readArticle(source, `content/blog/${name}`), source }
    })
    .sort(
      (a, b) =>
        articleCategories.indexOf(a.category) - articleCategories.indexOf(b.category) || a.order - b.order,
    )
}

export const articlePaths = (): string[] => readArticles().map(({ id }) => postPath(id))
