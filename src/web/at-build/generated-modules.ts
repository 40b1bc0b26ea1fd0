// Modules that are computed instead of written: the color tokens, the plain script of static pages, the drawn art,
// the answers on the home page, the legal texts, the social posts.
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type { Day } from '#contract/sample.ts'
import { artFiles, artModule } from './art-files.ts'
import { heroAnswers } from './hero-answers.ts'
import { legalTexts } from './legal-texts.ts'
import { plainScript } from './plain-script.ts'
import { socialPostFiles, socialPosts } from './social-posts.ts'
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
} as const

const isGenerated = (id: string): id is keyof typeof resolved => id in resolved

/** @param today the day on which the sample data is asked for the home page */
export function generatedModules({ today }: { today: Day }): Plugin {
  let answers: ReturnType<typeof heroAnswers> | undefined
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
        for (const file of socialPostFiles) this.addWatchFile(file)
        return `export default ${JSON.stringify(socialPosts())}`
      }
      if (id === resolved['virtual:hero-answers'])
        return `export default ${JSON.stringify(await (answers ??= heroAnswers(today)))}`
      if (id === resolved['virtual:plain-script']) {
        const { code, files } = await plainScript()
        for (const file of files) this.addWatchFile(file)
        return `export default ${JSON.stringify(code)}`
      }
      return undefined
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [path, source] of artFiles())
        this.emitFile({ type: 'asset', fileName: path.slice(1), source })
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const svg = artFiles().get(request.url ?? '')
        if (svg === undefined) return next()
        response.setHeader('content-type', 'image/svg+xml')
        response.end(svg)
      })
    },
  }
}
