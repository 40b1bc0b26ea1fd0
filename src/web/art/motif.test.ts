import { expect, test } from 'vitest'
import { motif, type MotifRequest } from './motif.ts'
import { drawRecipe, recipes, type ArtName } from './recipes.ts'
import { paintFor } from './scene.ts'

const size = { w: 1200, h: 800, theme: 'light' } as const
const categories = ['vacation-rental', 'real-estate', 'ecommerce', 'education', 'legal', 'company'] as const
const names = Object.keys(recipes).filter((name): name is ArtName => name in recipes)
const redInk = (['mark', 'mark-d', 'mark-p'] as const).map(paintFor('light'))
const isMarked = (svg: string) => redInk.some(color => svg.includes(color))

// Lists of names are compared, never pictures: a failing picture would print itself.

test.each(categories)('%s: the same name gives the same picture, another name another one', category => {
  const draw = (slug: string) => motif({ ...size, category, slug })
  expect(draw('a') === draw('a')).toBe(true)
  expect(draw('a') === draw('b')).toBe(false)
})

test.each(categories)('%s: a picture has a red mark unless the page on top has one', category => {
  const request: MotifRequest = { ...size, category, slug: 'marked' }
  expect(isMarked(motif(request))).toBe(true)
  expect(isMarked(motif({ ...request, unmarked: true }))).toBe(false)
})

test('the themes differ in color, not in drawing', () => {
  const drawing = (name: ArtName, theme: 'light' | 'dark') =>
    [...drawRecipe(name, theme).matchAll(/ (?:d|x|y|cx|cy|width|transform)="[^"]*"/g)].join()
  expect(names.filter(name => drawing(name, 'dark') !== drawing(name, 'light'))).toEqual([])
})

test('two sizes of one picture can share a page: no id is used twice', () => {
  const both = [1200, 600].map(w => motif({ ...size, w, category: 'vacation-rental', slug: 'a' })).join('')
  const ids = [...both.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('no picture uses a filter, which old phones draw slowly', () => {
  expect(names.filter(name => drawRecipe(name, 'light').includes('<filter'))).toEqual([])
})

test('no number in a picture is broken', () => {
  expect(names.filter(name => /NaN|undefined|Infinity/.test(drawRecipe(name, 'light')))).toEqual([])
})
