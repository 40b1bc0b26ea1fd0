import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { brand } from './src/brand/brand.ts'
import { constants } from './src/web/at-build/constants.ts'
import { generatedModules } from './src/web/at-build/generated-modules.ts'

// Vitest starts Vite too; the router's plugin would wait there for a server that never comes.
const underTest = process.env.VITEST !== undefined

const site = process.env.SITE_URL ?? brand.url
const today = process.env.SEED_DATE ?? new Date().toISOString().slice(0, 10)

// Hydrated pages share a few files, instead of one for each small module.
const chunks = [
  {
    name: 'framework',
    test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|vite[\\/]preload-helper/,
  },
  {
    name: 'site',
    test: /src[\\/](brand|web[\\/](layout|document|root\.tsx|site-map|ui|charts[\\/]bars|art[\\/](pencil|random|shapes)))/,
  },
  {
    name: 'data',
    test: /src[\\/](contract[\\/]demos|web[\\/]data[\\/](connection|problem|reading|page-sizes))|@supabase[\\/]postgrest-js/,
  },
  {
    name: 'blog',
    test: /src[\\/]web[\\/](data[\\/]static-file|pages[\\/]blog[\\/](catalogue|categories|post|series|use-focus))/,
  },
]

export default defineConfig({
  plugins: [generatedModules({ today, site }), !underTest && reactRouter()],
  define: constants(site),
  build: {
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: chunks } } } } },
    ssr: { build: { rollupOptions: { input: './src/web/server.ts' } } },
  },
})
