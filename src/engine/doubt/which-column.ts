// A name that stands in two columns: the city of Carmel, or the community?
import { sentenceCase, withArticle } from '#engine/answer/grammar.ts'
import type { Doubter } from './doubt.ts'
import { samePlan } from './plan-edits.ts'
import { forksOf, type Way } from './readings.ts'

export const whichColumn: Doubter = heard =>
  forksOf(heard).flatMap(({ kind, text, ways, taken }) => {
    const way = taken ?? ways.find(({ plan }) => samePlan(plan, heard.plan))
    const other = ways.find(one => one !== way)
    if (way === undefined || other === undefined || kind !== 'column') return []
    return [
      {
        kind: 'filter',
        text: `${sentenceCase(text)} as ${withArticle(way.label)}`,
        other: {
          text: `As ${withArticle(other.label)} instead`,
          questions: other.questions,
          is: (plan: Way['plan']) => samePlan(plan, other.plan),
        },
      },
    ]
  })
