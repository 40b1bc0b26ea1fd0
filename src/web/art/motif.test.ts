import { expect, test } from 'vitest'
import { motif, type MotifRequest } from './motif.ts'
import { drawRecipe, recipes, type ArtName } from './recipes.ts'
import { paintFor } from './scene.ts'

const size = { w: 1200, h: 800, theme: 'light' } as const
const categories = ['vacation-rental', 'real-estate', 'ecommerce', 'education', 'legal', 'company'] as const
const names = Object.keys(recipes).filter((name): name is ArtName => name in recipes)
const redInk = [paintFor('light')('mark'), paintFor('light')('mark-d'), paintFor('light')('mark-p')]
const isMarked = (svg: string) => redInk.some(color => svg.includes(color))

test('the same name gives the same picture, another name another one', () => {
  for (const category of categories) {
    const draw = (slug: string) => motif({ ...size, category, slug })
    expect(draw('a') === draw('a'), category).toBe(true)
    expect(draw('a') === draw('b'), category).toBe(false)
  }
})

test('every picture has a red mark unless the page on top has one', () => {
  for (const category of categories) {
    const request: MotifRequest = { ...size, category, slug: 'marked' }
    expect(isMarked(motif(request)), category).toBe(true)
    expect(isMarked(motif({ ...request, unmarked: true })), category).toBe(false)
  }
})

test('the themes differ in color, not in drawing', () => {
  const drawing = (svg: string) => [...svg.matchAll(/ (?:d|x|y|cx|cy|width|transform)="[^"]*"/g)].join()
  for (const name of names)
    expect(drawing(drawRecipe(name, 'dark')) === drawing(drawRecipe(name, 'light')), name).toBe(true)
})

test('two sizes of one picture can share a page: no id is used twice', () => {
  const ids = [
    ...`${motif({ ...size, category: 'vacation-rental', slug: 'a' })}${motif({ ...size, w: 600, category: 'vacation-rental', slug: 'a' })}`.matchAll(
      / id="([^"]+)"/g,
    ),
  ].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('no picture uses a filter, which old phones draw slowly', () => {
  for (const name of names) expect(drawRecipe(name, 'light').includes('<filter'), name).toBe(false)
})

test('no number in a picture is broken', () => {
  for (const name of names) expect(/NaN|undefined|Infinity/.test(drawRecipe(name, 'light')), name).toBe(false)
})
