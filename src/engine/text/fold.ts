// Characters that people type for one and the same thing. Every replacement is as long as what it replaces, so that offsets
// keep pointing into the original question.
import { onceAWord } from './once-a-word.ts'

const sameLength: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u02bc\u00b4`\uff07]/gu, "'"],
  [/[\u201c\u201d\u201e\u00ab\u00bb\uff02]/gu, '"'],
  [/[\u2010-\u2013\u2212]/gu, '-'],
  [/[\u00d7\u2715]/gu, 'x'],
  [/\u2248/gu, '~'],
]

/** Letters that Unicode does not take apart into a base letter and an accent. */
const wholeLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ł: 'l',
  ı: 'i',
}

export function straighten(text: string): string {
  return sameLength.reduce((folded, [pattern, plain]) => folded.replace(pattern, plain), text)
}

/** Lower case without accents: "Café" and "CAFE" are the same word. */
export const fold = onceAWord(word =>
  straighten(word)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ßøæœđłı]/gu, letter => wholeLetters[letter] ?? letter),
)
