// "Boss wants 2 know", "can i c", "need it b4 5": numbers and letters that stand for a word by their sound.
import { wherever, type Rewording } from './rewritten.ts'

const verb =
  '(?:know|see|find|tell|check|get|look|show|make|be|do|go|have|compare|share|send|understand|learn|figure|hear|ask|report|pull|run|give|put|buy|talk|call|use|plan|start|c)'

export const texting: readonly Rewording[] = [
  wherever(/^2$/, [
    {
      said: new RegExp(
        `(?<=\\b(?:needs?|wants?|wanted|like|love|got|have|has|going|trying|tryna|hoping|used|able|how|what) )2(?= ${verb} )`,
      ),
      meant: () => 'to',
    },
  ]),
  wherever(/^c$/, [
    {
      said: /(?<=\b(?:can|could|may) (?:i|we) )c(?= )|(?<=\b(?:want|like|need|wants|needs) (?:to|2) )c(?= )/,
      meant: () => 'see',
    },
  ]),
  wherever(/^4$/, [
    { said: /\b4 (?=(?:me|us|u|my boss)\b)/, meant: () => 'for' },
    // "Homes 4 sale"; "the top 4 sale prices" are four of them, and "with 4 rent" says nothing.
    {
      said: /(?<!\b(?:top|last|first|next|latest|recent|best|highest|lowest|biggest|with|the|these|those|all|only) )4(?= (?:sale|rent)(?: (?!prices?\b|amounts?\b|dates?\b)|$))/,
      meant: () => 'for',
    },
    // "Revenue 4 last month".
    {
      said: /(?<=\b(?:revenue|sales|bookings|orders|income|occupancy|price|rate|volume|numbers|figures|totals?|data|count|breakdown) )4(?= (?:last|this|next|each|every|all) [a-z])/,
      meant: () => 'for',
    },
  ]),
]
