// SVG to PNG while the site is built, with the fonts of the cards.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')
const font = (name: string) => readFile(new URL(`../fonts/${name}.ttf`, import.meta.url))

export type Raster = (svg: string, width: number) => Uint8Array

export async function createRaster(): Promise<Raster> {
  await initWasm(readFile(wasm))
  const fontBuffers = await Promise.all([font('card-title'), font('card-text')])
  return (svg, width) =>
    new Resvg(svg, {
      fitTo: { mode: 'width', value: width },
      font: { fontBuffers, defaultFontFamily: 'Card Text' },
    })
      .render()
      .asPng()
}
