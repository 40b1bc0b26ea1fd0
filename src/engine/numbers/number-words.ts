// How numbers are spelled and what follows them.
import { phraseTable } from '#engine/text/phrase-table.ts'
import { wordSet } from '#engine/text/word-list.ts'

export const small: ReadonlyMap<string, number> = new Map([
  ['zero', 0],
  ['one', 1],
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
  ['six', 6],
  ['seven', 7],
  ['eight', 8],
  ['nine', 9],
  ['ten', 10],
  ['eleven', 11],
  ['twelve', 12],
  ['thirteen', 13],
  ['fourteen', 14],
  ['fifteen', 15],
  ['sixteen', 16],
  ['seventeen', 17],
  ['eighteen', 18],
  ['nineteen', 19],
])

export const tens: ReadonlyMap<string, number> = new Map([
  ['twenty', 20],
  ['thirty', 30],
  ['forty', 40],
  ['fourty', 40],
  ['fifty', 50],
  ['sixty', 60],
  ['seventy', 70],
  ['eighty', 80],
  ['ninety', 90],
  ['ninty', 90],
])

/** Words that multiply all that stands before them. */
export const scales: ReadonlyMap<string, number> = new Map([
  ['dozen', 12],
  ['hundred', 100],
  ['thousand', 1e3],
  ['k', 1e3],
  ['grand', 1e3],
  ['million', 1e6],
  ['millions', 1e6],
  ['mil', 1e6],
  ['mill', 1e6],
  ['mio', 1e6],
  ['m', 1e6],
  ['mm', 1e6],
  ['billion', 1e9],
  ['bn', 1e9],
  ['b', 1e9],
])

/** Endings of a numeral: 500k, 1.2m. */
export const scaleEndings: ReadonlyMap<string, number> = new Map([
  ['k', 1e3],
  ['m', 1e6],
  ['mm', 1e6],
  ['mil', 1e6],
  ['b', 1e9],
  ['bn', 1e9],
])

export const ordinals: ReadonlyMap<string, number> = new Map([
  ['first', 1],
  ['second', 2],
  ['third', 3],
  ['fourth', 4],
  ['fifth', 5],
  ['sixth', 6],
  ['seventh', 7],
  ['eighth', 8],
  ['ninth', 9],
  ['tenth', 10],
  ['eleventh', 11],
  ['twelfth', 12],
  ['thirteenth', 13],
  ['fourteenth', 14],
  ['fifteenth', 15],
  ['sixteenth', 16],
  ['seventeenth', 17],
  ['eighteenth', 18],
  ['nineteenth', 19],
  ['twentieth', 20],
  ['thirtieth', 30],
])

/** "a couple of weeks", "half a million": wholes that are spelled with an article. */
export const articlePhrases = phraseTable([
  [2, 'a couple of, a couple, couple of, couple, a pair of'],
  [6, 'half a dozen, a half dozen'],
  [12, 'a dozen'],
  [2.5e5, 'quarter million, quarter of a million, a quarter million, a quarter of a million'],
  [5e5, 'half a million, half a mil, half million, a half million'],
  [7.5e5, 'three quarters of a million, three quarter million, three quarters of a mil'],
])

export const moneyWords: ReadonlySet<string> = wordSet(
  'dollar dollars dolar dolars dollers doller buck bucks usd',
)
export const percentWords: ReadonlySet<string> = wordSet('% percent percents pct percentage')

/** "this one", "the last one", "homes with one": after these, or before nothing, "one" is a pronoun. */
export const beforePronounOne: ReadonlySet<string> = new Set(
  'this that the each which any every no last first other same another next previous new old wrong right'.split(
    ' ',
  ),
)
