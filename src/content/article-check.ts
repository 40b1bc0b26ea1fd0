// What is wrong with the body of an article, each with its line, so that the writer finds it at once.
import type { Token } from 'markdown-it'
import { isOneQuestion, unreadableLines } from './article-fences.ts'
import { parseMarkdown } from './article-markdown.ts'
import { wordsOf } from './article-words.ts'
import { unknownBrandWords } from './with-brand.ts'

export interface Problem {
  line: number
  message: string
}

/** @param bodyLine the line of the file on which the body starts */
export function checkBody(body: string, bodyLine: number): Problem[] {
  const tokens = parseMarkdown(body)
  const blocks = tokens.flatMap((token, at) =>
    checkToken(token, tokens[at + 1]).map(message => ({ line: bodyLine + (token.map?.[0] ?? 0), message })),
  )
  const words = body.split('\n').flatMap((line, at) =>
    unknownBrandWords(line).map(word => ({
      line: bodyLine + at,
      message: `{${word}} is no word of the brand; it has {name}, {email}, {city} and {state}`,
    })),
  )
  return [...blocks, ...words, ...checkLevels(tokens, bodyLine)].toSorted((a, b) => a.line - b.line)
}

function checkToken(token: Token, next: Token | undefined): string[] {
  if (token.type === 'inline') return checkInline(token)
  if (token.type === 'fence') return checkFence(token, next)
  return []
}

function checkInline(token: Token): string[] {
  const text = (token.children ?? []).filter(child => child.type === 'text').map(child => child.content)
  const problems: string[] = []
  if (text.some(part => /<\/?[a-z][^>]*>/i.test(part))) problems.push('raw HTML is not taken: write Markdown')
  // What Markdown does not take for a link stays in the text with its brackets.
  if (/\[[^\]]*\]\(/.test(text.join('')))
    problems.push('a link or picture that is not safe: use /path, #place, https:// or mailto:')
  return problems
}

function checkFence(token: Token, next: Token | undefined): string[] {
  if (token.info === 'ask') {
    if (!isOneQuestion(token.content)) return ['an ask fence holds exactly one question']
    if (next?.type !== 'fence' || next.info !== 'sql') return ['an ask fence is followed by its sql fence']
  }
  if (token.info === 'worked')
    return unreadableLines(token.content).map(line => `"${line}" is not "label: expression = result"`)
  return []
}

function checkLevels(tokens: readonly Token[], bodyLine: number): Problem[] {
  let before = 1
  return tokens.flatMap((token, at) => {
    if (token.type !== 'heading_open') return []
    const level = Number(token.tag.slice(1))
    const skipped = level > before + 1
    before = level
    const heading = tokens[at + 1]
    const name = heading === undefined ? '' : wordsOf(heading)
    const line = bodyLine + (token.map?.[0] ?? 0)
    if (level > 3) return [{ line, message: `"${name}" is too deep: headings go down to ###` }]
    return skipped ? [{ line, message: `"${name}" skips a level of headings` }] : []
  })
}
