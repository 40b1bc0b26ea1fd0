// Which answers the words of questions ask for, in all three demos; node bench/looks/learn.ts writes it anew.
import { lookWeights } from '#contract/answer-looks.ts'
import learned from './answer-looks.json' with { type: 'json' }

export const looks = lookWeights.parse(learned)
