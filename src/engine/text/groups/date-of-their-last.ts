// "Subdivisions and the date of their last closing", "cities with the date of their latest booking": the last date that each of them has.
import { wherever, type Rewording } from '#engine/text/rewritten.ts'

const groups = '(?<groups>subdivisions|communities|areas|neighborhoods|cities|states|brands|categories)'
const row = '(?<row>closing|sale)'

export const dateOfTheirLast: Rewording = wherever(
  [/^(date|dates)$/, /^(last|latest|recent|first|earliest)$/],
  [
    {
      said: new RegExp(
        `\\b(?:(?:list|show|give|give me|show me)(?: of)? )?(?:all |the |our |each of the )*${groups} (?:and|with|,)(?: and)? (?:the )?dates? of (?:their|its|the|each one 's|each) (?<which>last|latest|most recent|first|earliest) ${row}(?= [,.?!]|$)`,
      ),
      meant: ({ groups: found = {} }) =>
        `${/first|earliest/.test(found['which'] ?? '') ? 'first' : 'latest'} closing date by ${found['groups'] ?? ''}`,
    },
    {
      said: new RegExp(
        `\\b(?:(?:list|show|give|give me|show me)(?: of)? )?(?:all |the |our |each of the )*${groups} (?:and|with|,)(?: and)? (?:their|its) (?<which>last|latest|most recent|first|earliest) ${row} dates?(?= [,.?!]|$)`,
      ),
      meant: ({ groups: found = {} }) =>
        `${/first|earliest/.test(found['which'] ?? '') ? 'first' : 'latest'} closing date by ${found['groups'] ?? ''}`,
    },
  ],
)
