// Which words people ask with side by side, in all three demos; node bench/company/learn.ts writes it anew.
import { wordCompany } from '#contract/word-company.ts'
import learned from './word-company.json' with { type: 'json' }

export const company = wordCompany.parse(learned)
