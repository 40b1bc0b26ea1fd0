// "By month, two columns, with pool and without", "books and toys in separate columns": values that are to stand side by side.
import { wherever, type Rewriting } from './rewritten.ts'

const several = '(?:two|2|three|3|separate|different|individual|their own|its own|own)'

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `(?<=, )(?:in |as |with |make )?${several} columns(?: [,:]| for)? (?<values>[a-z][^.?!]*[^.?! ])`,
    ),
    meant: ({ groups }) => `${groups?.['values'] ?? ''} in columns`,
  },
  { said: new RegExp(`\\b(?:in|as|into) (?:${several} )?columns\\b`), meant: () => 'in columns' },
]

export const inColumns = wherever(/^columns$/, rules)
