// "Subdivisions with 6+ under contract and fewer than 20 actives": so many homes of the one kind and of the other.
import { wherever } from '#engine/text/rewritten.ts'

const number = '(?:\\d+(?: ?\\+| or more| or fewer)?|two|three|four|five|six|seven|eight|nine|ten)'
const limit = `(?:(?:more|fewer|less) (?:than|then)|at least|at most|over|under|no more than|exactly)`
const state =
  '(?:homes |houses |listings |properties )?(?:under contract|pending)|pendings|actives|for sale|solds'
const named: readonly (readonly [RegExp, string])[] = [
  [/under contract|pending/, 'pending listings'],
  [/actives|for sale/, 'active listings'],
  [/solds/, 'sold listings'],
]
const rowsOf = (said: string): string => named.find(([one]) => one.test(said))?.[1] ?? said

/** "6+", "5 or more": more than one fewer. */
function bound(said: string, count: string): string {
  const least = /^(\d+)(?: ?\+| or more)$/.exec(count)?.[1]
  if (said === '' && least !== undefined) return `at least ${least}`
  return [said.replace(/ then$/, ' than'), count].filter(Boolean).join(' ')
}

export const soManyOfAState = wherever(
  [/^(with|having|where|that)$/, /^(and|but)$/, /^(contract|pending|pendings|actives|sale|solds)$/],
  [
    {
      said: new RegExp(
        `\\b(?:with|having|that have|where there are) (?<a>${limit} )?(?<m>${number}) (?<one>${state}) (?:and|but) (?:also |only )?(?<b>${limit} )?(?<n>${number}) (?<other>${state})(?:(?: ,)? (?:both|the two) (?:counts|numbers))?(?= [,.?!]|$)`,
      ),
      meant: ({ groups: { a = '', m = '', one = '', b = '', n = '', other = '' } = {} }) =>
        `with ${bound(a.trim(), m)} ${rowsOf(one)} and ${bound(b.trim(), n)} ${rowsOf(other)}`,
    },
  ],
)
