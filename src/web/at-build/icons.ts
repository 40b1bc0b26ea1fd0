// The logo as browsers and phones want it.
import { brand } from '#brand/brand.ts'
import { hex, inTheme } from '#brand/oklch.ts'
import { colors, type ColorName } from '#brand/tokens.ts'
import { logoPaths } from '#web/layout/logo-paths.ts'
import type { Raster } from './raster.ts'

const [strokes, cross] = logoPaths
const light = (name: ColorName) => hex(inTheme(colors[name], 'light'))
const dark = (name: ColorName) => hex(inTheme(colors[name], 'dark'))

/** In a tab there is no room for the halo, and the tab may be dark. */
export const faviconSvg = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke-linecap="round">` +
  `<style>.s{stroke:${light('ink')}}.c{stroke:${light('pencil')}}@media (prefers-color-scheme:dark){.s{stroke:${dark('ink')}}.c{stroke:${dark('pencil')}}}</style>` +
  `<path class="s" d="${strokes}" stroke-width="3.4"/><path class="c" d="${cross}" stroke-width="3.6"/></svg>`

/** On a home screen: on paper, with room for the mask. */
const tile = (inset: number) => {
  const scale = (512 - 2 * inset) / 32
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" fill="none" stroke-linecap="round"><path d="M0 0h512v512H0z" fill="${light('page')}"/>` +
    `<g transform="translate(${inset} ${inset}) scale(${scale})"><path d="${strokes}" stroke="${light('ink')}" stroke-width="3.1"/>` +
    `<path d="${cross}" stroke="${light('page')}" stroke-width="6.4" stroke-linecap="butt"/><path d="${cross}" stroke="${light('pencil')}" stroke-width="3.3"/></g></svg>`
  )
}

/** An ICO file is a directory of pictures; browsers read a PNG inside it. */
function ico(png: Uint8Array, size: number): Uint8Array {
  const header = new DataView(new ArrayBuffer(22))
  header.setUint16(2, 1, true)
  header.setUint16(4, 1, true)
  header.setUint8(6, size)
  header.setUint8(7, size)
  header.setUint16(10, 1, true)
  header.setUint16(12, 32, true)
  header.setUint32(14, png.length, true)
  header.setUint32(18, 22, true)
  return Buffer.concat([new Uint8Array(header.buffer), png])
}

export function icons(raster: Raster): Map<string, Uint8Array | string> {
  return new Map<string, Uint8Array | string>([
    ['favicon.svg', faviconSvg()],
    ['favicon.ico', ico(raster(faviconSvg(), 32), 32)],
    ['apple-touch-icon.png', raster(tile(84), 180)],
    ['icon-192.png', raster(tile(64), 192)],
    ['icon-512.png', raster(tile(64), 512)],
    ['icon-maskable-512.png', raster(tile(118), 512)],
    ['manifest.webmanifest', manifest()],
  ])
}

const manifest = () =>
  JSON.stringify({
    name: brand.name,
    short_name: brand.name,
    description: brand.tagline,
    start_url: '/',
    display: 'browser',
    background_color: light('page'),
    theme_color: light('page'),
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  })
