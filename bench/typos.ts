// Typing mistakes, made up by rule: each word that a question can be made of, with each kind of slip, read by each demo.
// node bench/typos.ts [--wrong] prints how many were put right, left alone, or taken for another word.
import { frequentWords } from '#engine/lookup/question-words.ts'
import { makeRespelling } from '#engine/parse/respell.ts'
import { buildVocabulary, wordsOf } from '#engine/parse/vocabulary.ts'
import { stem } from '#engine/text/stem.ts'
import { tokenize } from '#engine/text/tokenize.ts'
import { models } from '#verticals/models.ts'

const keys = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const beside = (letter: string): string => {
  const row = keys.find(letters => letters.includes(letter)) ?? ''
  return row.charAt(row.indexOf(letter) + 1) || row.charAt(row.indexOf(letter) - 1)
}

/** Each kind of slip at one place of a word. */
const slips: Readonly<Record<string, (word: string, at: number) => string>> = {
  swapped: (word, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  lost: (word, at) => word.slice(0, at) + word.slice(at + 1),
  doubled: (word, at) => word.slice(0, at) + word.charAt(at) + word.slice(at),
  'neighboring key': (word, at) => word.slice(0, at) + beside(word.charAt(at)) + word.slice(at + 1),
  'key touched': (word, at) => word.slice(0, at) + beside(word.charAt(at)) + word.slice(at),
  'wrong vowel': (word, at) =>
    /[aeiou]/.test(word.charAt(at))
      ? word.slice(0, at) + ('eiaua'['aeiou'.indexOf(word.charAt(at))] ?? '') + word.slice(at + 1)
      : word,
}

const tally = new Map<string, { right: number; left: number; wrong: number }>()
const wrong: string[] = []
let took = 0
let reads = 0
for (const model of Object.values(models)) {
  const vocabulary = buildVocabulary(model, {})
  const respelling = makeRespelling(model, vocabulary)
  const words = new Set([...frequentWords, ...wordsOf(model)].filter(word => /^[a-z]{4,}$/.test(word)))
  const read = (word: string) =>
    respelling
      .tokens(tokenize(word))
      .map(({ text }) => text)
      .join(' ')
  for (const word of words) {
    for (const [kind, slip] of Object.entries(slips)) {
      for (let at = (word.length * 7) % 3; at < word.length - 1; at += 3) {
        const typed = slip(word, at)
        if (typed === word || words.has(typed)) continue
        const start = performance.now()
        const meant = read(typed)
        took += performance.now() - start
        reads++
        for (const row of [
          kind,
          `${Math.min(word.length, 9)} letters`,
          at === 0 ? 'first letter' : 'all others',
        ]) {
          const counted = tally.get(row) ?? { right: 0, left: 0, wrong: 0 }
          const verdict = stem(meant) === stem(word) ? 'right' : meant === typed ? 'left' : 'wrong'
          counted[verdict]++
          tally.set(row, counted)
          if (verdict === 'wrong' && row === kind) wrong.push(`${typed} (${word}) -> ${meant}`)
        }
      }
    }
  }
}
for (const [row, { right, left, wrong: others }] of [...tally].sort()) {
  const all = right + left + others
  const share = (count: number) => `${((100 * count) / all).toFixed(1)} %`.padStart(7)
  console.log(
    `${row.padEnd(16)} right ${share(right)}  left alone ${share(left)}  wrong ${share(others)}  of ${all}`,
  )
}
console.log(`${((1000 * took) / reads).toFixed(0)} µs a word`)
if (process.argv.includes('--wrong')) console.log([...new Set(wrong)].sort().join('\n'))
