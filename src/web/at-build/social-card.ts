// The picture that a shared link shows: the page's title on its material, beside its art.
import { brand } from '#brand/brand.ts'
import { hex, inTheme } from '#brand/oklch.ts'
import { colors, type ColorName, type Material } from '#brand/tokens.ts'
import { motifScene, type MotifRequest, type Subject } from '#web/art/motif.ts'
import { logoPaths } from '#web/layout/logo-paths.ts'

export const cardSize = { w: 1200, h: 630 } as const

export interface Card {
  title: string
  /** A short line under the title, such as a category. */
  note: string
  material: Material | null
  slug: string
  /** What its art shows; without it, whatever the slug draws. */
  subject?: (size: { w: number; h: number }) => Subject
}

const paint = (name: ColorName) => hex(inTheme(colors[name], 'light'))
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const categories: Record<Material, MotifRequest['category']> = {
  pool: 'vacation-rental',
  blue: 'real-estate',
  kraft: 'ecommerce',
  chalk: 'education',
  pad: 'legal',
}

const textWidth = 600
const sizes = [84, 72, 62, 54, 46]
/** Narrow letters average 0.44 of their height. */
const lettersPerLine = (size: number) => Math.floor(textWidth / (size * 0.44))

/** Breaks the title into at most four lines, in the largest type that allows it. */
export function setTitle(title: string): { size: number; lines: string[] } {
  for (const size of sizes) {
    const lines = wrap(title, lettersPerLine(size))
    if (lines.length <= 4) return { size, lines }
  }
  const size = sizes.at(-1) ?? 46
  return { size, lines: wrap(title, lettersPerLine(size)).slice(0, 5) }
}

function wrap(text: string, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

const artSize = { w: 460, h: 630 } as const

export function socialCard({ title, note, material, slug, subject }: Card): string {
  const ground = paint(material ?? 'page')
  const ink = paint(material ? `${material}-on` : 'ink')
  const drawn = subject?.(artSize) ?? { category: material ? categories[material] : 'company' }
  const art = motifScene({ ...drawn, ...artSize, slug, theme: 'light' })
  const { size, lines } = setTitle(title)
  const text = lines
    .map(
      (line, index) =>
        `<text x="64" y="${190 + size * 0.72 + index * size}" font-size="${size}">${escaped(line)}</text>`,
    )
    .join('')
  const [strokes, cross] = logoPaths
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${cardSize.w} ${cardSize.h}"><defs><clipPath id="side"><path d="M0 0h460v630H0z"/></clipPath>${art.defs ?? ''}</defs>` +
    `<path d="M0 0h1200v630H0z" fill="${ground}"/>` +
    `<g transform="translate(740 0)"><g clip-path="url(#side)">${art.body}</g></g>` +
    `<g transform="translate(62 56) scale(1.75)" fill="none" stroke-linecap="round"><path d="${strokes}" stroke="${ink}" stroke-width="3.1"/>` +
    `<path d="${cross}" stroke="${ground}" stroke-width="6.4" stroke-linecap="butt"/><path d="${cross}" stroke="${material ? ink : paint('pencil')}" stroke-width="3.3"/></g>` +
    `<g font-family="Card Title" fill="${ink}"><text x="136" y="98" font-size="44">${escaped(brand.name)}</text>${text}</g>` +
    `<text x="64" y="566" font-family="Card Text" font-size="28" fill="${ink}">${escaped(note)}</text></svg>`
  )
}
