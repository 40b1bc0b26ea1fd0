// What a question is heard with.
import type { Model } from '#contract/model.ts'
import type { Company } from './lookup/word-company.ts'
import type { ValueLists } from './parse/vocabulary.ts'

export interface Knowledge {
  model: Model
  values: ValueLists
  /** Which words people ask with side by side; without it a slip is put right by its letters alone. */
  company?: Company | undefined
}
