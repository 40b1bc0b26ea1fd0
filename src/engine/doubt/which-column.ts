// A name that stands in two columns, a verb that two measures claim: the city of Carmel, or the community?
import { sentenceCase, withArticle } from '#engine/answer/grammar.ts'
import type { Doubter } from './doubt.ts'
import { samePlan } from './plan-edits.ts'
import { forksOf, type Way } from './readings.ts'

export const whichColumn: Doubter = heard =>
  forksOf(heard).flatMap(({ kind, text, ways, taken }) => {
    const way = taken ?? ways.find(({ plan }) => samePlan(plan, heard.plan))
    const other = ways.find(one => one !== way)
    if (way === undefined || other === undefined || kind === 'table') return []
    const said = ({ label }: Way) => (kind === 'column' ? withArticle(label) : label)
    return [
      {
        kind: kind === 'column' ? 'filter' : 'measure',
        text: `“${sentenceCase(text)}” as ${said(way)}`,
        other: {
          text: `As ${said(other)} instead`,
          questions: other.questions,
          is: (plan: Way['plan']) => samePlan(plan, other.plan),
        },
      },
    ]
  })
