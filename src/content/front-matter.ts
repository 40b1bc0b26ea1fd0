export interface FrontMatter {
  head: string
  body: string
  /** The line of the file on which the body starts, counted from one. */
  bodyLine: number
}

/** A text starts with its facts, between two lines of three dashes. */
export function splitFrontMatter(source: string): FrontMatter | null {
  const [whole, head] = /^---\r?\n([\s\S]*?)\n---\r?\n/.exec(source) ?? []
  if (whole === undefined || head === undefined) return null
  return { head, body: source.slice(whole.length), bodyLine: whole.split('\n').length }
}
