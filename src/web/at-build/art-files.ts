import { createHash } from 'node:crypto'
import { themes, type Theme } from '#brand/tokens.ts'
import { drawRecipe, recipes, type ArtName } from '#web/art/recipes.ts'

const names = Object.keys(recipes)
const isArtName = (name: string): name is ArtName => name in recipes

/** Named after its content, so that it can be kept for good. */
export function artPath(name: string, theme: Theme, svg: string): string {
  const version = createHash('sha256').update(svg).digest('base64url').slice(0, 8)
  return `/assets/art-${name}-${theme}-${version}.svg`
}

let cache: { files: Map<string, string>; urls: Record<string, Record<Theme, string>> } | undefined

function draw() {
  const files = new Map<string, string>()
  const urls: Record<string, Record<Theme, string>> = {}
  for (const name of names) {
    if (!isArtName(name)) continue
    const perTheme = { light: '', dark: '' }
    for (const theme of themes) {
      const svg = drawRecipe(name, theme)
      perTheme[theme] = artPath(name, theme, svg)
      files.set(perTheme[theme], svg)
    }
    urls[name] = perTheme
  }
  return { files, urls }
}

/** Each picture of the site in both themes, by the address that it is served at. */
export const artFiles = () => (cache ??= draw()).files

export const artModule = () => `export default ${JSON.stringify((cache ??= draw()).urls)}`
