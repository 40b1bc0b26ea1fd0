import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const entry = fileURLToPath(new URL('../enhance/enhance.ts', import.meta.url))

/** The script of static pages as one minified expression, to be written into the page, and the files it came from. */
export async function plainScript(): Promise<{ code: string; files: string[] }> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'enhance', fileName: 'enhance' },
    },
  })
  const outputs = Array.isArray(result) ? result : [result]
  const chunk = outputs
    .flatMap(output => ('output' in output ? output.output : []))
    .find(file => file.type === 'chunk')
  if (chunk === undefined || !('code' in chunk)) throw new Error('The plain script did not build.')
  return { code: chunk.code.trim(), files: chunk.moduleIds }
}
