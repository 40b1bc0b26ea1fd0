// The abbreviations of one trade, as the words that they stand for: "act inv" is active inventory to an agent.
import type { Token } from './token.ts'

export const spelledOut = (tokens: readonly Token[], short: ReadonlyMap<string, string>): Token[] =>
  tokens.map(token => {
    const meant = token.kind === 'word' && token.quoted !== true ? short.get(token.text) : undefined
    return meant === undefined ? token : { ...token, text: meant }
  })
