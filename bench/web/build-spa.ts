import { join } from 'node:path'
import { build } from 'vite'
import { brand } from '#brand/brand.ts'
import { constants } from '#web/at-build/constants.ts'
import { generatedModules } from '#web/at-build/generated-modules.ts'

/** Builds the client-rendered peer from the site's own components. */
export async function buildSpa(outDir: string, today: string): Promise<void> {
  await build({
    root: join(import.meta.dirname, 'spa'),
    configFile: false,
    logLevel: 'warn',
    plugins: [generatedModules({ today, site: brand.url })],
    oxc: { jsx: { runtime: 'automatic' } },
    define: constants(brand.url),
    build: {
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    },
  })
}
