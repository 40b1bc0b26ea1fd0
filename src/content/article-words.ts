import type { Token } from 'markdown-it'

/** The words of an inline token, without their marks. */
export const wordsOf = (token: Token): string =>
  (token.children ?? [])
    .map(child => (child.type === 'softbreak' || child.type === 'hardbreak' ? ' ' : child.content))
    .join('')
