// How long a post is to the network that takes it. Pure, so that the page can count too.

/** Stands for the link to the article, which only whoever posts it knows. */
export const blogUrl = '{blog_url}'

export const mostOnX = 280
/** Every link is shortened to this many characters there. */
const linkOnX = 23

// Letters of most scripts count once, the rest (emoji, Chinese, the ellipsis sign) twice: the network's own table.
const singles = [
  [0, 4351],
  [8192, 8205],
  [8208, 8223],
  [8242, 8247],
] as const
const weight = (code: number) => (singles.some(([from, to]) => code >= from && code <= to) ? 1 : 2)

export function lengthOnX(text: string): number {
  const link = '\u0000'
  const shortened = text.replaceAll(blogUrl, link).replaceAll(/https?:\/\/\S+/g, link)
  return [...shortened].reduce(
    (sum, letter) => sum + (letter === link ? linkOnX : weight(letter.codePointAt(0) ?? 0)),
    0,
  )
}

/** Characters as a person counts them. */
export const lengthInCharacters = (text: string): number =>
  [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].length

export const hashtagsIn = (text: string): string[] => text.match(/(?<![\w&])#[A-Za-z]\w*/g) ?? []
