// Modules that are computed instead of written: the color tokens, the plain script of static pages, the drawn art,
// the answers on the home page, the legal texts, the social posts, the list of blog posts. And files beside the pages: art,
// Markdown, feeds, the search index.
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type { Day } from '#contract/sample.ts'
import { artFiles, artModule } from './art-files.ts'
import { articlesDir } from './articles.ts'
import { buildBlog, type BuiltBlog } from './blog.ts'
import { heroAnswers } from './hero-answers.ts'
import { legalTexts } from './legal-texts.ts'
import { plainScript } from './plain-script.ts'
import { socialPosts, socialPostsDir } from './social-posts.ts'
import { tokensCss } from './tokens-css.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

// A real path with the right ending, so that Vite treats the module as the kind of file that it stands for.
const resolved = {
  'virtual:tokens.css': here('tokens.generated.css'),
  'virtual:plain-script': here('plain-script.generated.js'),
  'virtual:art': here('art.generated.js'),
  'virtual:legal-texts': here('legal-texts.generated.js'),
  'virtual:hero-answers': here('hero-answers.generated.js'),
  'virtual:social-posts': here('social-posts.generated.js'),
  'virtual:posts': here('posts.generated.js'),
} as const

const isGenerated = (id: string): id is keyof typeof resolved => id in resolved

const mediaTypes: Record<string, string> = {
  svg: 'image/svg+xml',
  md: 'text/markdown; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  json: 'application/json',
}

/**
 * @param today the day on which the sample data is asked for the home page
 * @param site where the site is published, for the feeds
 */
export function generatedModules({ today, site }: { today: Day; site: string }): Plugin {
  let answers: ReturnType<typeof heroAnswers> | undefined
  let blog: BuiltBlog | undefined
  const files = () => new Map([...artFiles(), ...(blog ??= buildBlog(site)).files])
  return {
    name: 'site:generated-modules',
    resolveId(id) {
      return isGenerated(id) ? resolved[id] : undefined
    },
    async load(id) {
      if (id === resolved['virtual:tokens.css']) return tokensCss()
      if (id === resolved['virtual:art']) return artModule()
      if (id === resolved['virtual:legal-texts'])
        return `export default ${JSON.stringify(await legalTexts())}`
      if (id === resolved['virtual:social-posts']) {
        this.addWatchFile(socialPostsDir)
        return `export default ${JSON.stringify(socialPosts())}`
      }
      if (id === resolved['virtual:hero-answers'])
        return `export default ${JSON.stringify(await (answers ??= heroAnswers(today)))}`
      if (id === resolved['virtual:posts']) {
        blog = buildBlog(site)
        this.addWatchFile(articlesDir)
        for (const post of blog.posts) this.addWatchFile(`${articlesDir}/${post.id}.md`)
        return `export default ${JSON.stringify(blog.posts)}`
      }
      if (id === resolved['virtual:plain-script']) {
        const { code, files } = await plainScript()
        for (const file of files) this.addWatchFile(file)
        return `export default ${JSON.stringify(code)}`
      }
      return undefined
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [path, source] of files()) this.emitFile({ type: 'asset', fileName: path.slice(1), source })
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').replace(/\?.*$/, '')
        const file = files().get(path)
        if (file === undefined) return next()
        response.setHeader('content-type', mediaTypes[path.replace(/^.*\./, '')] ?? 'text/plain')
        response.end(file)
      })
    },
  }
}
