import { baseForms, endsInS, standsAlone } from './irregular-words.ts'

const sibilant = /(?:ss|sh|ch|x|zz)es$/
const vowel = /[aeiouy]/
/** What is left when -ing or -ed is gone, and had an e before: pric(e), clos(e), reserv(e), locat(e), handl(e). */
const lostE =
  /(?:[^aeiou][aeiou][bdgklmnprstz]$)|(?:[vcuz]|[^s]s|[nrd]g|ag|[bdtpgkf]l|[^aeo][ai]r|[^aeiou]id|mplet|mbin|rmin)$/
const longWithLostE =
  /(?:[vczu]|[^su]s|[nrd]g|ag|[bdtpgkf]l|[^aeo][ai]r|[^aeiou]id|[^o]ur|dul|[^aeo]at|mplet|mbin|rmin|ribut)$/
const syllables = /[aeiouy]+/g

/** One of several: "properties" and "propertys" are "property". Leaves verbs alone. */
export function singular(word: string): string {
  const base = baseForms.get(word)
  if (base !== undefined) return base
  if (word.length < 3 || !word.endsWith('s') || endsInS.has(word)) return word
  if (word.endsWith('ss') || word.endsWith('us') || word.endsWith('is')) return word
  if (word.endsWith('ies') && word.length > 4) return word.slice(0, -3) + 'y'
  if (sibilant.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

/** The form under which a word is compared: plural and verb endings gone. Only for comparing, never for showing. */
export function stem(word: string): string {
  const one = singular(word)
  if (standsAlone.has(one) || baseForms.has(word)) return one
  if (one.endsWith('ing')) return withoutEnding(one, 3)
  if (one.endsWith('ied') && one.length > 4) return one.slice(0, -3) + 'y'
  if (one.endsWith('ed') && !one.endsWith('eed')) return withoutEnding(one, 2)
  return one
}

function withoutEnding(word: string, length: number): string {
  const left = word.slice(0, -length)
  if (left.length < 2 || !vowel.test(left)) return word
  const base = baseForms.get(left) ?? left
  if (base !== left) return base
  // "Coing" is no form of Colorado's code.
  if (left.length === 2 && !/^(go|do|be)$/.test(left)) return word
  const many = (left.match(syllables)?.length ?? 0) > 1
  if (/([bdgmnprt])\1$/.test(left) || (many && left.endsWith('ll'))) return left.slice(0, -1)
  return (many ? longWithLostE : lostE).test(left) ? left + 'e' : left
}
