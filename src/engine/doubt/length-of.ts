// How long an answer is, as far as the words of a question tell: the sample's 12 cities and somebody's own 4,000 are alike.
export const answerLengths = ['one', 'several'] as const
export type AnswerLength = (typeof answerLengths)[number]

export const lengthOf = (rows: number): AnswerLength => (rows > 1 ? 'several' : 'one')
