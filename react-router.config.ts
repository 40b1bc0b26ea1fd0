import type { Config } from '@react-router/dev/config'
import { articlePaths } from './src/web/at-build/articles.ts'
import { prerenderedPaths } from './src/web/site-map.ts'

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  prerender: { paths: [...prerenderedPaths, ...articlePaths()], concurrency: 2 },
  // Asked for one by one, addresses could not be opened while the server is away.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
