// The raw query string as decoded pairs. The platform's own parser turns bytes that are not UTF-8 into question marks,
// and a filter would then silently search for something else.
import { limits } from './limits.ts'
import { badGrammar, problem, tooMany } from './problems.ts'

export type Parameter = readonly [key: string, value: string]

export function parameters(url: string): Parameter[] {
  if (url.length > limits.urlCharacters)
    throw problem('uri_too_long', 'The address is too long.', {
      details: `It may hold at most ${limits.urlCharacters} characters.`,
    })
  const start = url.indexOf('?')
  if (start === -1) return []
  const end = url.indexOf('#', start)
  const pairs = url
    .slice(start + 1, end === -1 ? undefined : end)
    .split('&')
    .filter(pair => pair !== '')
  if (pairs.length > limits.parameters) throw tooMany('parameters', limits.parameters)
  return pairs.map(pair => {
    const equals = pair.indexOf('=')
    if (equals === -1) throw badGrammar('parameter', pair, 'a parameter is written name=value')
    return [decoded(pair.slice(0, equals)), decoded(pair.slice(equals + 1))]
  })
}

const encoded = /[%+]/
const nul = '\u0000'

function decoded(text: string): string {
  const plain = encoded.test(text) ? percentDecoded(text) : text
  if (plain.includes(nul)) throw problem('22021', 'invalid byte sequence for encoding "UTF8": 0x00')
  return plain
}

function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    throw badGrammar(
      'parameter',
      text,
      'a percent sign is followed by two hexadecimal digits, and the bytes are UTF-8',
    )
  }
}
