// "What 5 cities are our sales mostly coming from", "which sources do leads mainly come from": those that have the most of them.
import { wherever, type Rewording } from '#engine/text/rewritten.ts'

const mostly = '(?:mostly|mainly|primarily|chiefly|largely|predominantly)'
const come = '(?:come|coming|came|originate|originating)'
const what =
  '(?<what>sales|revenue|money|income|orders|purchases|bookings|reservations|stays|leads|visitors|prospects|customers|buyers|shoppers|guests|closings|inquiries)'

export const mostlyFrom: Rewording = wherever(
  [/^(mostly|mainly|primarily|chiefly|largely|predominantly)$/, /^from$/],
  [
    {
      said: new RegExp(
        `\\b(?<which>which|what) (?<groups>(?:\\d+ |two |three |four |five |six |ten )?[a-z]+) (?:do|does|did|are|is|were) (?:(?:the|our|my|all) )*${what} (?:${mostly} ${come}|${come} ${mostly}) from(?= [,.?!]|$| (?:this|last|in|since|and|over|so)\\b)`,
      ),
      meant: ({ groups = {} }) =>
        `${groups['which'] ?? ''} ${groups['groups'] ?? ''} have the most ${groups['what'] ?? ''}`,
    },
  ],
)
