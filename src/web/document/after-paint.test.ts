// The router writes the scripts, so the router's own output is what is looked at: an update may write them differently.
import { createElement } from 'react'
import { createRequestHandler, Scripts, type ServerBuild } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import handleRequest from '#web/entry.server.tsx'
import { startedAfterPaint } from './after-paint.ts'

const route = {
  id: 'root',
  path: '',
  hasAction: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
  hasLoader: false,
  module: '/assets/root.js',
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
}

const page = () =>
  createElement(
    'html',
    null,
    createElement('body', null, createElement('h1', null, 'Hi'), createElement(Scripts)),
  )

const build: ServerBuild = {
  entry: { module: { default: handleRequest } },
  routes: { root: { id: 'root', path: '', module: { default: page } } },
  assets: {
    entry: { module: '/assets/entry.js', imports: ['/assets/framework.js'] },
    routes: { root: route },
    url: '/assets/manifest.js',
    version: '1',
  },
  publicPath: '/',
  assetsBuildDirectory: 'build/client',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
}

let html: string
let held: string
beforeAll(async () => {
  html = await (await createRequestHandler(build, 'production')(new Request('http://localhost/'))).text()
  held = startedAfterPaint(html)
})

test('the router writes one script that starts the page, and it is held back', () => {
  expect(html).toContain('type="module"')
  expect(held).not.toContain('type="module"')
  expect(held.match(/<script type="text\/plain" data-after-paint="">/g)).toHaveLength(1)
})

test('the text of the held script is that of the router, so that its hash still holds', () => {
  const textOf = (page: string, tag: RegExp) =>
    new RegExp(`${tag.source}([\\s\\S]*?)</script>`).exec(page)?.[1]
  const written = textOf(html, /<script[^>]*type="module"[^>]*>/)
  expect(written).toContain('import("/assets/entry.js")')
  expect(textOf(held, /<script[^>]*data-after-paint[^>]*>/)).toBe(written)
})

test('every file that the router would fetch ahead is held back as well', () => {
  const files = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, file]) => file)
  expect(files).toContain('/assets/framework.js')
  expect(held).not.toContain('rel="modulepreload"')
  for (const file of files) expect(held).toContain(`<link data-after-paint="modulepreload" href="${file}"`)
})

test('other scripts run where they stand', () => {
  const classic = '<script>early()</script><script type="application/ld+json">{}</script>'
  expect(startedAfterPaint(classic)).toBe(classic)
})
