// Ways to say the same that can be put into any question: other words for a time, a limit, a group, a request; capitals, slips, no commas.
// None of them changes what is asked for, wherever it applies.

import { askedOtherwise } from './asked-otherwise.ts'
import { groupsOtherwise } from './groups-otherwise.ts'
import { numbersOtherwise } from './numbers-otherwise.ts'
import { put, type Rewording } from './put.ts'

const compares = /\bsame\b|stretch|start of|beginning of|\bvs|versus|against|compare|before|than|this year/i
const atEnd =
  /^(.*?)\s*,?\s+((?:in (?:20\d\d|(?:january|february|march|april|may|june|july|august|september|october|november|december)(?: 20\d\d)?))|(?:last|this) (?:month|year|quarter|week)|(?:in|over|during) the (?:last|past) \d+ (?:days|months|weeks))\s*[?.]?$/i

export const rewordings: readonly Rewording[] = [
  put('last month', /\blast month\b/i, ['the previous month', 'in October 2026', 'in October'], compares),
  put('this year', /\bthis year\b/i, ['in 2026', 'in the current year'], compares),
  put('last year', /\blast year\b/i, ['in 2025', 'the previous year', 'a year ago'], compares),
  put('last quarter', /\blast quarter\b/i, ['in Q3 2026', 'the previous quarter']),
  put('in 2025', /\bin 2025\b/i, ['during 2025', 'for 2025', 'throughout 2025', 'within 2025', "in '25"]),
  put('past days', /\b(?:last|past) (\d+) days\b/i, ['previous $1 days', 'most recent $1 days']),
  put('more than', /(?<!\bno )\bmore than (?=[$\d])/i, [
    'over ',
    'above ',
    'greater than ',
    '> ',
    'in excess of ',
  ]),
  put('at least', /\bat least (\d+)\b/i, ['$1 or more', 'no fewer than $1', '>= $1', '$1+']),
  put('under', /(?<!\bno )\b(?:under|below|less than) (?=[$\d])/i, [
    'lower than ',
    'below ',
    '< ',
    'beneath ',
  ]),
  put('group', /\b(?:by|per) (?=(?:city|state|brand|category|source|status|subdivision)\b)/i, [
    'for each ',
    'broken down by ',
    'split by ',
    'in each ',
    'for every ',
  ]),
  put('each', /\beach (?=[a-z])/i, ['each and every ', 'each individual '], /each (?:of|other|one)/i),
  put(
    'average',
    /\b(?<!on )average\b/i,
    ['avg', 'avg.', 'mean'],
    /\b(?:homes|solds|products|actives|communities|subdivisions|cities|brands|in) average\b/i,
  ),
  put('highest', /\bhighest (?!to\b)/i, ['largest ', 'greatest ', 'top ']),
  put('most expensive', /\bmost expensive\b/i, ['priciest', 'dearest', 'costliest', 'highest-priced']),
  put('cheapest', /\bcheapest\b/i, ['least expensive', 'lowest priced', 'most affordable']),
  put('percentage of', /\b(?:what|the) (?:percentage|percent) of\b/i, ['what share of', 'what % of']),
  put('list', /^(?:list|show me|give me) (?=\w)/i, ['pull up ', 'find ', 'display ', 'get me ', 'provide ']),
  put('how many', /^how many\b/i, ['tell me how many', 'can you tell me how many', 'any idea how many']),
  put('what is', /^what(?: is|'s| was) (?=the)/i, ['tell me ', 'I need ', 'can I get ', 'calculate ']),
  put(
    'as well as',
    / and (?=[a-z])/i,
    [' as well as ', ' along with '],
    /between|both|from|vs|november|and a/i,
  ),
  put('number of', /\bnumber of\b/i, ['# of', 'no. of', 'count of', 'total number of']),
  put('places', /\b(?:homes|properties)\b/i, ['places', 'properties', 'homes', 'houses']),
  put('opened', /^/, ['please ', 'hi, ', 'quick question: ', 'for a report: ', 'my boss wants to know: ']),
  put('closed', /[?.]?$/, [', thanks', ' please', ' if you can', ', asap', ' - need it for a meeting', '??']),
  put('time first', atEnd, ['$2, $1', '$2: $1'], compares),
  { name: 'capitals', holds: /[a-z]/, ways: [question => question.toUpperCase()] },
  { name: 'no commas', holds: /[,;:](?!\d)/, ways: [question => question.replace(/[,?!;:](?!\d)/g, '')] },
  { name: 'a slip', holds: /[a-z]{7}/, ways: [lostLetter, swappedLetters] },
  ...askedOtherwise,
  ...numbersOtherwise,
  ...groupsOtherwise,
]

/** A long word that is drawn by the length of the question, and a place in it. */
function drawn(question: string): { at: number } | null {
  const words = [...question.matchAll(/\b[a-z]{7,}\b/g)]
  const word = words[question.length % Math.max(1, words.length)]
  return word === undefined ? null : { at: word.index + 2 + (question.length % (word[0].length - 3)) }
}

function lostLetter(question: string): string {
  const { at } = drawn(question) ?? { at: question.length }
  return question.slice(0, at) + question.slice(at + 1)
}

function swappedLetters(question: string): string {
  const { at } = drawn(question) ?? { at: question.length }
  return (
    question.slice(0, at) +
    question.slice(at + 1, at + 2) +
    question.slice(at, at + 1) +
    question.slice(at + 2)
  )
}
