import type { SampleQuestion } from '#contract/sample.ts'

export const questions: SampleQuestion[] = []
