import type { Config } from '@react-router/dev/config'
import { prerenderedPaths } from './src/web/site-map.ts'

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  prerender: { paths: prerenderedPaths, concurrency: 2 },
} satisfies Config
