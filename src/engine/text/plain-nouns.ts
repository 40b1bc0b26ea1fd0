// Nouns and what stands before them, heard as plain words: "a record month" is the best, "the going rate" an average.
import { sizesCounted } from './numbers/collectives.ts'
import { ofTheRunningTime } from './times/of-the-year.ts'
import { saidInFull } from './times/said-short.ts'
import type { Token } from './token.ts'

interface Stand {
  typed: string
  meant: string
  before?: RegExp
  behind: RegExp
}

const times = /^(day|week|weekend|weekday|month|quarter|year)$/
const opens = /^(|,|our|the|a|my|which|what|is|was|any)$/

const stands: readonly Stand[] = [
  // What is "on record" is all of it.
  { typed: 'record', meant: 'best', before: opens, behind: times },
  {
    typed: 'record',
    meant: 'highest',
    before: opens,
    behind: /^(sale|sales|sold|price|revenue|income|order|booking|rate|takings|earnings|turnover|volume)$/,
  },
  // "The price is going up" is no average.
  {
    typed: 'going',
    meant: 'average',
    before: /^(the|a|our|current)$/,
    behind: /^(rate|rates|price|prices|nightly)$/,
  },
  // "The slowest month" sells least; a slow home is long on the market.
  { typed: 'slowest', meant: 'quietest', behind: times },
  // "Title + nightly": a column, and no time at which something is done.
  {
    typed: 'nightly',
    meant: 'rate',
    before: /^([,+&|:]|and|the|their|its)$/,
    behind: /^([,+&|.?!)]|and|of|for|in|)$/,
  },
  { typed: 'entry', meant: 'lowest', behind: /^(price|prices|rate|rates)$/ },
]

const inPlainWords = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, at) => {
    const near = (word: RegExp | undefined, place: number) => word?.test(tokens[place]?.text ?? '') ?? true
    const stand = stands.find(
      ({ typed, before, behind }) =>
        typed === token.text && near(before, at - 1) && near(behind, at + 1) && token.quoted !== true,
    )
    return stand === undefined ? token : { ...token, text: stand.meant }
  })

export const inPlainNouns = (tokens: readonly Token[]): Token[] =>
  sizesCounted(ofTheRunningTime(saidInFull(inPlainWords(tokens))))
