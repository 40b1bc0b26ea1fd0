import { expect, test } from 'vitest'
import { contrast, hex, inTheme } from './oklch.ts'
import { colors, materials, themes, type ColorName } from './tokens.ts'

const ratio = (text: ColorName, ground: ColorName, theme: (typeof themes)[number]) =>
  contrast(inTheme(colors[text], theme), inTheme(colors[ground], theme))

const textPairs: [ColorName, ColorName][] = [
  ...(['page', 'desk', 'sheet', 'sheet2'] as const).flatMap(ground =>
    (['ink', 'ink2', 'ink3', 'pencil'] as const).map((text): [ColorName, ColorName] => [text, ground]),
  ),
  ...materials.flatMap((material): [ColorName, ColorName][] => [
    [`${material}-on`, material],
    [`${material}-ink`, `${material}-wash`],
    [`${material}-ink`, 'sheet'],
    ['ink', `${material}-wash`],
    ['ink2', `${material}-wash`],
  ]),
  ...(['green', 'yellow', 'blue', 'red', 'grey', 'purple', 'teal'] as const).map(
    (tone): [ColorName, ColorName] => [`st-${tone}`, `st-${tone}-wash`],
  ),
  ['ink', 'deck'],
  ['ink', 'legal-paper'],
  ['ink2', 'legal-paper'],
  ['board-on', 'board'],
  ['board-on2', 'board'],
]

test.each(themes)('text is readable on every ground of the %s theme', theme => {
  const failing = textPairs.filter(([text, ground]) => ratio(text, ground, theme) < 4.5)
  expect(failing).toEqual([])
})

test.each(themes)('the border of an input stands out from its ground in the %s theme', theme => {
  expect(ratio('line2', 'sheet', theme)).toBeGreaterThan(3)
  expect(ratio('line2', 'page', theme)).toBeGreaterThan(3)
})

test('OKLCH white, black and a translucent shade become the hex a browser computes', () => {
  expect(hex('1 0 0')).toBe('#ffffff')
  expect(hex('0 0 0')).toBe('#000000')
  expect(hex('1 0 0 / 0.75')).toBe('#ffffffbf')
})
