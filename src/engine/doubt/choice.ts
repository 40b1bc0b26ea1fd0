// A question back: two or three readings with the same right, each as a question of its own. It is asked only where the answers
// differ and every reading can be had by a click; where it cannot, what was taken is stated instead.
import { joined, sentenceCase, withArticle } from '#engine/answer/grammar.ts'
import type { Hear, Heard, Open } from '#engine/hear.ts'
import type { Reading } from '#engine/reading.ts'
import { questionFor } from './assumptions.ts'
import { choiceOfDate } from './choice-of-date.ts'
import { choiceOfDay } from './choice-of-day.ts'
import { choiceOfEach } from './choice-of-each.ts'
import { samePlan } from './plan-edits.ts'
import { forksOf, type Fork } from './readings.ts'

type Choice = Extract<Reading, { kind: 'choice' }>

const mostOffered = 3

export function choiceOf(heard: Heard | Open, hear: Hear): Choice | null {
  if (heard.kind === 'open')
    return choiceOfDate(heard, hear) ?? choiceOfDay(heard, hear) ?? choiceOfEach(heard, hear)
  const fork = forksOf(heard).find(({ taken }) => taken === null)
  if (fork === undefined || fork.ways.length > mostOffered) return null
  const choices = fork.ways.flatMap(({ label, plan, questions }) => {
    const question = questionFor({ questions, is: found => samePlan(found, plan) }, heard.today, hear)
    return question === null ? [] : [{ label: sentenceCase(label), question }]
  })
  if (choices.length < fork.ways.length) return null
  return { kind: 'choice', message: asksBack(fork), choices }
}

function asksBack({ kind, text, ways }: Fork): string {
  const word = `“${sentenceCase(text)}”`
  const labels = ways.map(({ label }) => (kind === 'column' ? withArticle(label) : label))
  const could = { table: 'could be about', column: 'could be', measure: 'could mean' }[kind]
  return `${word} ${could} ${joined(labels, 'or')}. Which do you mean?`
}
