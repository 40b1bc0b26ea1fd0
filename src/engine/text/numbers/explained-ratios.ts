// "Revenue per listing in each state, so total revenue divided by the number of homes there": how it is reckoned, said once more.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const home = /^(?:homes?|houses?|listings?|propert(?:y|ies)|places?|units?)$/
const root = (word: string): string =>
  home.test(word) ? 'home' : word.replace(/ies$/, 'y').replace(/s$/, '')

const rule: Rewriting = {
  said: /(?<=\b(?<top>[a-z]+) per (?<bottom>[a-z]+)\b[^:;?]*?) [,(] (?:so |i e |that is |meaning |ie )?(?:the )?(?:total )?(?<over>[a-z]+) (?:divided by|over) (?:the )?(?:(?:total )?(?:number|count) of |total )?(?<under>[a-z]+)(?: (?:we|have|there|that|are|in|it|them|each|state|city|area|category|brand|\)))*(?= [.?!]|$)/,
  meant: ({ groups = {}, 0: said }) =>
    root(groups['top'] ?? '') === root(groups['over'] ?? '') &&
    root(groups['bottom'] ?? '') === root(groups['under'] ?? '')
      ? ''
      : said,
}

export const explainedRatios = wherever([/^per$/, /^(divided|over)$/], [rule])
