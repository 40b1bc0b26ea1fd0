// "Of everything off the market, what percent expired and what percent got withdrawn": one whole, and several parts of it. Read as one
// wish, the parts would narrow each other, or be taken together.
import { inPercentEach } from './each-in-percent.ts'

export interface SharesInARow {
  /** Each part as a question of its own. */
  questions: readonly string[]
  /** How each of them is called: "expired". */
  names: readonly string[]
}

const portion =
  '(?:percentage|percent|pct|%|share|proportion|portion|fraction)(?! (?:change|growth|increase|decrease)\\b)'
const asked = new RegExp(`\\b(?:what|which) ${portion}`, 'i')
const joint = new RegExp(`,? (?:and |& |plus )?(?:also )?(?:what|which) ${portion} `, 'i')
const verb =
  '(?:are|were|is|was|have|has|had|got|get|gets|came|come|comes|went|go|goes|want|wanted|ended|end|use|used|paid|pay|do|did)'
/** "Of orders were cancelled": the whole, and what the verb says of the part. */
const ofWhole = new RegExp(
  `^(?<whole>of (?:[a-z\\d'-]+ ){1,6}?)(?<part>${verb} .+|(?:[a-z]+ed|sold|withdrawn))$`,
  'i',
)
/** What is said of it may be that of all: "and what percent refunded last month". */
const trailing = /\b(?:by|per|each|last|this|past|in|since|during|over|for)\b/i

export function sharesInARow(question: string): SharesInARow | null {
  if (!/\b(?:percent|percentage|pct|share|proportion|portion|fraction)s?\b|%/i.test(question)) return null
  const text = inPercentEach(question.replace(/\s+/g, ' ').replace(/[\s?.!]+$/, ''))
  const first = asked.exec(text)
  if (first === null || /[?.!;] /.test(text)) return null
  const head = text.slice(0, first.index)
  const [said = '', ...others] = text.slice(first.index + first[0].length + 1).split(joint)
  const isBefore = /^(?:out )?(?:of|among|from) /i.test(head)
  const { whole = '', part = said } = isBefore ? {} : (ofWhole.exec(said)?.groups ?? {})
  const parts = [part, ...others]
  const isTold = whole !== '' || isBefore
  if (!isTold || others.length === 0 || others.length > 5 || others.some(one => /^of\b/i.test(one)))
    return null
  if (trailing.test(parts.at(-1) ?? '') && !parts.every(one => trailing.test(one))) return null
  return {
    questions: parts.map(one => `${head}what percent ${whole}${one}`),
    names: parts.map(one => one.replace(new RegExp(`^(?:(?:${verb}|an?|the) )+`, 'i'), '').trim()),
  }
}
