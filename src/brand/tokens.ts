// Every color of the product, light then dark, as OKLCH "lightness chroma hue". The stylesheet, the drawn art, the
// social cards and the contrast test all read this list.

export type Theme = 'light' | 'dark'
export const themes = ['light', 'dark'] as const satisfies readonly Theme[]
export type Shade = readonly [light: string, dark: string]

/** The surface each trade is drawn on: pool deck, blueprint, kraft carton, chalkboard, legal pad. */
export const materials = ['pool', 'blue', 'kraft', 'chalk', 'pad'] as const
export type Material = (typeof materials)[number]

export const colors = {
  // paper and ink
  page: ['0.988 0.002 250', '0.178 0.01 264'],
  desk: ['0.958 0.005 255', '0.212 0.011 264'],
  sheet: ['1 0 0', '0.245 0.012 264'],
  sheet2: ['0.978 0.004 255', '0.215 0.012 264'],
  board: ['0.235 0.018 264', '0.235 0.014 264'],
  'board-on': ['0.975 0.004 260', '0.965 0.004 260'],
  'board-on2': ['0.80 0.010 262', '0.80 0.010 262'],
  ink: ['0.235 0.018 264', '0.955 0.004 260'],
  ink2: ['0.43 0.016 264', '0.8 0.01 262'],
  ink3: ['0.525 0.014 264', '0.69 0.012 262'],
  line: ['0.905 0.006 260', '0.335 0.013 264'],
  line2: ['0.62 0.014 262', '0.57 0.014 264'],
  pencil: ['0.552 0.198 29', '0.715 0.172 31'],
  focus: ['0.5 0.17 262', '0.78 0.11 250'],
  ok: ['0.47 0.1 158', '0.78 0.12 158'],
  warn: ['0.49 0.1 72', '0.82 0.12 80'],
  // materials: fill, wash, ink for text and bars, text on the fill
  pool: ['0.835 0.085 207', '0.46 0.078 216'],
  'pool-wash': ['0.962 0.022 205', '0.285 0.032 220'],
  'pool-ink': ['0.44 0.078 222', '0.82 0.085 207'],
  'pool-on': ['0.235 0.03 230', '0.965 0.015 205'],
  blue: ['0.445 0.15 262', '0.385 0.125 264'],
  'blue-wash': ['0.96 0.016 262', '0.285 0.05 264'],
  'blue-ink': ['0.44 0.155 262', '0.78 0.105 258'],
  'blue-on': ['0.982 0.008 262', '0.975 0.01 262'],
  kraft: ['0.775 0.072 68', '0.435 0.058 60'],
  'kraft-wash': ['0.962 0.018 76', '0.285 0.024 60'],
  'kraft-ink': ['0.455 0.085 56', '0.82 0.075 70'],
  'kraft-on': ['0.245 0.03 50', '0.97 0.015 75'],
  chalk: ['0.395 0.052 166', '0.335 0.045 168'],
  'chalk-wash': ['0.955 0.018 162', '0.275 0.026 166'],
  'chalk-ink': ['0.42 0.075 162', '0.82 0.085 160'],
  'chalk-on': ['0.975 0.012 150', '0.97 0.012 150'],
  pad: ['0.915 0.118 98', '0.43 0.066 84'],
  'pad-wash': ['0.972 0.04 99', '0.3 0.034 92'],
  'pad-ink': ['0.455 0.09 88', '0.87 0.115 96'],
  'pad-on': ['0.245 0.03 90', '0.985 0.015 98'],
  // status badges; red here is a wine red, so that pencil red stays a mark
  'st-green': ['0.43 0.105 152', '0.84 0.13 152'],
  'st-green-wash': ['0.945 0.045 152', '0.315 0.052 156'],
  'st-yellow': ['0.45 0.09 78', '0.88 0.12 94'],
  'st-yellow-wash': ['0.958 0.07 98', '0.325 0.05 88'],
  'st-blue': ['0.44 0.145 257', '0.82 0.088 252'],
  'st-blue-wash': ['0.945 0.026 254', '0.325 0.075 258'],
  'st-red': ['0.45 0.15 12', '0.81 0.107 12'],
  'st-red-wash': ['0.948 0.024 10', '0.32 0.075 10'],
  'st-grey': ['0.43 0.014 262', '0.82 0.01 262'],
  'st-grey-wash': ['0.935 0.006 260', '0.325 0.012 264'],
  'st-purple': ['0.44 0.145 305', '0.82 0.105 305'],
  'st-purple-wash': ['0.948 0.03 305', '0.325 0.075 303'],
  'st-teal': ['0.43 0.071 196', '0.84 0.085 195'],
  'st-teal-wash': ['0.945 0.035 192', '0.315 0.042 200'],
  // chart series, told apart under the three common color deficiencies
  'chart-1': ['0.405 0.131 268', '0.679 0.137 257'],
  'chart-2': ['0.652 0.116 68', '0.8 0.127 62'],
  'chart-3': ['0.64 0.094 198', '0.863 0.089 188'],
  'chart-4': ['0.376 0.147 355', '0.66 0.161 345'],
  'chart-5': ['0.516 0.007 265', '0.54 0.006 264'],
  // the stone around a pool, where text stands on it
  deck: ['0.952 0.01 85', '0.295 0.014 245'],
  // the pencil on blueprint, where its own red would drown
  'pencil-on-blue': ['0.72 0.165 33', '0.72 0.165 33'],
  // a legal pad under writing
  'pad-binding': ['0.36 0.06 45', '0.27 0.05 45'],
  'pad-margin': ['0.74 0.09 25', '0.62 0.1 25'],
  'legal-paper': ['0.985 0.02 98', '0.3 0.034 92'],
  'legal-rule': ['0.8 0.06 235 / 0.62', '0.66 0.05 230 / 0.62'],
  // SQL: keywords, strings and numbers take material inks
  'sql-function': ['0.42 0.13 350', '0.80 0.10 350'],
  // the one shadow, on sheets only
  'lift-edge': ['0.2 0.03 264 / 0.10', '0.38 0.014 264 / 0.7'],
  'lift-fall': ['0.2 0.03 264 / 0.20', '0.05 0.02 264 / 0.7'],
} as const satisfies Record<string, Shade>
export type ColorName = keyof typeof colors

/** What the illustrations are painted with. */
export const artColors = {
  ink: ['0.235 0.018 264', '0.12 0.018 264'],
  mark: ['0.585 0.21 29', '0.665 0.19 30'],
  'mark-d': ['0.72 0.165 33', '0.72 0.165 33'],
  'mark-p': ['0.585 0.21 29', '0.56 0.2 29'],
  'pool-deck': ['0.952 0.01 85', '0.295 0.014 245'],
  'pool-deckline': ['0.905 0.012 85', '0.265 0.014 245'],
  'pool-water': ['0.835 0.085 207', '0.46 0.078 216'],
  'pool-deep': ['0.765 0.095 211', '0.395 0.072 219'],
  'pool-cope': ['0.99 0.004 90', '0.4 0.018 235'],
  'pool-glint': ['1 0 0 / 0.75', '0.86 0.07 205 / 0.5'],
  'pool-shade': ['0.42 0.06 228 / 0.24', '0.08 0.02 240 / 0.42'],
  'pool-cloth': ['0.995 0.002 90', '0.8 0.012 230'],
  'pool-blue': ['0.5 0.1 232', '0.42 0.085 238'],
  'pool-sun': ['0.885 0.13 94', '0.74 0.1 92'],
  'pool-trim': ['0.38 0.05 230', '0.22 0.03 240'],
  'pool-leaf': ['0.56 0.095 158', '0.39 0.06 165'],
  'pool-leaf2': ['0.5 0.09 162', '0.345 0.055 168'],
  'pool-leaf3': ['0.68 0.1 150', '0.48 0.065 160'],
  blue: ['0.445 0.15 262', '0.385 0.125 264'],
  'blue-2': ['0.49 0.15 262', '0.425 0.13 264'],
  'blue-line': ['0.97 0.012 250', '0.92 0.025 252'],
  kraft: ['0.775 0.072 68', '0.435 0.058 60'],
  'kraft-top': ['0.865 0.058 75', '0.6 0.066 68'],
  'kraft-top2': ['0.825 0.066 71', '0.56 0.066 66'],
  'kraft-left': ['0.72 0.078 65', '0.475 0.064 60'],
  'kraft-right': ['0.625 0.078 60', '0.385 0.056 56'],
  'kraft-tape': ['0.935 0.028 84', '0.72 0.045 76'],
  'kraft-label': ['0.992 0.004 90', '0.86 0.015 85'],
  'kraft-ink': ['0.285 0.04 50', '0.2 0.03 50'],
  'kraft-edge': ['0.93 0.035 80', '0.68 0.06 70'],
  'kraft-shade': ['0.45 0.07 55 / 0.38', '0.15 0.03 50 / 0.5'],
  chalk: ['0.395 0.052 166', '0.335 0.045 168'],
  'chalk-white': ['0.965 0.012 140', '0.92 0.015 145'],
  'chalk-yellow': ['0.9 0.1 98', '0.84 0.1 96'],
  'chalk-pink': ['0.84 0.085 15', '0.78 0.085 15'],
  pad: ['0.915 0.118 98', '0.43 0.066 84'],
  'pad-paper': ['0.965 0.07 100', '0.84 0.085 95'],
  'pad-paper2': ['0.985 0.02 98', '0.88 0.03 92'],
  'pad-rule': ['0.8 0.06 235', '0.66 0.05 230'],
  'pad-margin': ['0.74 0.09 25', '0.62 0.1 25'],
  'pad-ink': ['0.27 0.03 270', '0.22 0.03 270'],
  'pad-text': ['0.27 0.03 270', '0.93 0.02 95'],
  'pad-bind': ['0.36 0.06 45', '0.27 0.05 45'],
  'pad-shade': ['0.55 0.1 85 / 0.38', '0.16 0.03 80 / 0.5'],
  tally: ['0.955 0.005 255', '0.235 0.012 264'],
  'tally-line': ['0.91 0.008 258', '0.275 0.013 264'],
  'tally-ink': ['0.3 0.018 264', '0.82 0.01 262'],
} as const satisfies Record<string, Shade>
export type ArtColor = keyof typeof artColors
