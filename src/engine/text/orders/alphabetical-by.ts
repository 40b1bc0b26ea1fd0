// "Customers in alphabetical order by last name": the order is that of the column behind it. Without it the first names would lead.
import { wherever } from '#engine/text/rewritten.ts'

const columns =
  '(?<column>(?:(?:last|first|family|second|given) ?)?names?|surnames?|city|cities|state|brand|category|title|address|area|subdivision|neighbou?rhood)'
const alphabet = '(?:alphabetically|alphabetical|alphabetized|a to z|a - z|a z)'

const plain = (column: string): string =>
  /^(?:family|second|sur)/.test(column) ? 'last name' : column.startsWith('given') ? 'first name' : column

export const alphabeticalBy = wherever(
  [/^(alphabetically|alphabetical|alphabetized|a)$/, /^(by|on)$/],
  [
    {
      said: new RegExp(
        `(?<!\\b(?:reverse|inverse|backwards) )(?:\\b(?:in|put|sorted|ordered|listed|arranged|sort|order|list) (?:them )?(?:in )?)?${alphabet}(?: order)?(?: (?:sorted|ordered|arranged))?(?: ,)? (?:by|on|according to) (?:the |their )?${columns}(?= [,.?!]|$| (?:and|with|first|who|in|from|please)\\b)`,
      ),
      meant: ({ groups = {} }) => `sorted by ${plain(groups['column'] ?? '')}`,
    },
    {
      said: new RegExp(
        `\\b(?:(?:sorted|ordered|listed|arranged|sort|order) )?by (?:the |their )?(?<column>(?:last|first|family|second|given) names?|surnames?)(?: ,)? (?:in )?${alphabet}(?: order)?(?= [,.?!]|$| (?:and|with|please)\\b)`,
      ),
      meant: ({ groups = {} }) => `sorted by ${plain(groups['column'] ?? '')}`,
    },
  ],
)
