// How the cost of finding values in a question grows with their number, beside comparing a word with every known one:
// node --expose-gc bench/lookup.ts
import { writeFileSync } from 'node:fs'
import { editDistance } from '#engine/lookup/edit-distance.ts'
import { PhraseIndex } from '#engine/lookup/phrase-index.ts'
import { tokenize } from '#engine/text/tokenize.ts'
import { randomFrom } from '#verticals/random.ts'

const syllables =
  'ba ce di fo gu ha ke li mo nu pa re si to vu wa ze lo ri na sha tre ber ton field ville ridge'.split(' ')
const sizes = [1_000, 10_000, 100_000]
const questions = 200

interface Line {
  size: number
  words: number
  buildMs: number
  megabytes: number
  exactUs: number
  misspelledUs: number
  scanUs: number
}

function inventedValues(count: number): string[] {
  const random = randomFrom('lookup')
  const word = () => Array.from({ length: random.integer(2, 4) }, () => random.pick(syllables)).join('')
  return Array.from({ length: count }, () => Array.from({ length: random.integer(1, 3) }, word).join(' '))
}

/** One letter in the middle of each word is left out. */
function misspell(value: string): string {
  return value.replaceAll(/\w{6,}/g, word => word.slice(0, 3) + word.slice(4))
}

function heldBytes(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

/** Processor time, so that a busy machine does not blur the lines. */
function microseconds(run: () => void, times = 1): number {
  const start = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / times
}

function measure(size: number): Line {
  const values = inventedValues(size)
  const words = new Set(values.flatMap(value => value.split(' ')))
  globalThis.gc?.()
  const before = heldBytes()
  let index = new PhraseIndex<string>([])
  const buildMs =
    microseconds(() => {
      index = new PhraseIndex(values.map(phrase => ({ phrase, payload: phrase })))
    }) / 1000
  globalThis.gc?.()
  const megabytes = (heldBytes() - before) / 2 ** 20

  const asked = Array.from({ length: questions }, (_, i) => values[Math.floor((i * size) / questions)] ?? '')
  const exact = asked.map(value => tokenize(`how many bookings did we have in ${value} last year`))
  const misspelled = asked.map(value =>
    tokenize(`how many bookings did we have in ${misspell(value)} last year`),
  )
  const find = (list: typeof exact) => () => list.forEach(tokens => index.find(tokens))
  const scanned = asked.slice(0, 5).flatMap(value => misspell(value).split(' '))
  const scan = () => scanned.forEach(typed => words.forEach(word => editDistance(typed, word, 2)))
  find(exact)()
  find(misspelled)()
  return {
    size,
    words: words.size,
    buildMs,
    megabytes,
    exactUs: microseconds(find(exact), questions),
    misspelledUs: microseconds(find(misspelled), questions),
    scanUs: microseconds(scan, scanned.length),
  }
}

const round = (value: number) => (value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString('en-US'))
const rows = sizes
  .map(measure)
  .map(line =>
    [
      line.size.toLocaleString('en-US'),
      line.words.toLocaleString('en-US'),
      round(line.buildMs),
      round(line.megabytes),
      round(line.exactUs),
      round(line.misspelledUs),
      round(line.scanUs),
    ].join(' | '),
  )
const report = `# Looking up values

How long it takes to find values of the database in a question of nine words or more, by the number of values known; and, as a
measure of what the index saves, to compare one misspelled word with every known word. Processor time of one run of \`node
--expose-gc bench/lookup.ts\`: compare the lines with each other.

| values | distinct words | build, ms | memory, MB | question, µs | misspelled question, µs | one word against all, µs |
|---|---|---|---|---|---|---|
${rows.map(row => `| ${row} |`).join('\n')}
`
writeFileSync(new URL('results/lookup.md', import.meta.url), report)
process.stdout.write(report)
