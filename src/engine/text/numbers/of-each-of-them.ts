// "Google leads vs Airbnb leads, and how many of each left a message": a part of each, beside the whole. Without the whole, only those who
// wrote would be counted.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const verb =
  '(?:left|leave|wrote|bothered|were|are|was|is|have|has|had|got|get|came|sold|stayed|booked|ordered|want|wanted|closed|went|paid|include|includes)'

const past: ReadonlyMap<string, string> = new Map([
  ['leave', 'left'],
  ['write', 'wrote'],
  ['come', 'came'],
  ['send', 'sent'],
])

/** "Weekly against monthly stays: what did each of the two bring in". */
const ofTheTwo: Rewriting = {
  said: /(?<=^[a-z ]+ (?:against|vs|versus|or) [a-z ]+ [:,] (?:what|how) .*\b(?:did|do|does|has|have|is|was|were) )each of the (?:two|2)\b/,
  meant: () => 'each',
}

/** "Average rate of cabins and villas, for these two": those that were named, and no number of them. */
const forTheseTwo: Rewriting = {
  said: /(?<=\b(?:and|or|vs|versus|against|than|,)\b.*)\bfor (?:these|those) (?:two|2|three|3|both)(?= [,.?!]|$)/,
  meant: () => 'for each',
}

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `\\bhow many of each(?= ${verb}\\b)(?! (?:are|is|were|do we have) (?:left|remaining|there|in|on)\\b)`,
    ),
    meant: () => 'how many of them',
  },
  {
    said: /\b(?:bothered|took the time|cared) to (?<verb>leave|write|come|send)\b/,
    meant: ({ groups }) => past.get(groups?.['verb'] ?? '') ?? '',
  },
]

export const ofEachOfThem: readonly Rewording[] = [
  wherever([/^(of|to)$/, /^(each|bothered|took|cared)$/], [...rules, ofTheTwo]),
  wherever([/^(these|those)$/, /^(two|2|three|3|both)$/], [forTheseTwo]),
]
