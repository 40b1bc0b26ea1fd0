// "Which home did we list first of all and on what date was that": the first of them, whose day is shown anyway. Read as a mere "to begin
// with", the whole list was handed out.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const asked = "(?<=\\b(?:which|what|who)\\b(?: [a-z\\d']+){1,8}?)"
const end = '(?:first|last|latest|earliest|most recently)'
const time = '(?: (?:this|last) (?:year|month|quarter|season|summer|winter)| (?:in|during) 20\\d\\d| ever)?'
const day =
  '(?:when|(?:on |at |with )?(?:what|which) (?:date|day|time)|(?:on )?(?:the|its) (?:[a-z]+ )?(?:date|day))'
const again = '(?: (?:was|were|is) (?:that|it|this)| did (?:that|it|we) (?:happen|be|do (?:that|it|so)))?'

const mostOfAll: readonly Rewriting[] = [
  // "First of all which homes are in Aspen": to begin with, and not the first ones.
  {
    said: /^first of all(?: ,)? (?=(?:which|what|who|how|show|list|give|tell|i|we|please|can|could|do|is|are|the|our|all)\b)/,
    meant: () => '',
  },
  {
    said: new RegExp(
      `${asked} first (?:of (?:them )?all|of any|before (?:all|any)(?: of)?(?: the)? others?)(?= [.?!,]|$| (?:and|on|in) )`,
    ),
    meant: () => ' first',
  },
]

const itsDay: readonly Rewriting[] = [
  {
    said: new RegExp(`${asked} (?<end>${end}${time})(?: ,)? and ${day}${again}(?= [.?!]|$)`),
    meant: ({ groups = {} }) => ` ${groups['end'] ?? ''}`,
  },
]

const newest = (end = ''): string => (/first|earliest/.test(end) ? 'oldest' : 'newest')

/** The home that was booked last is that of the newest booking, and need not be new itself. */
const takenLast: readonly Rewriting[] = [
  {
    said: new RegExp(
      `^(?:which|what) (?:home|house|property|place|listing|guest|person)(?: was| got| has been| has)?(?: the one)? booked(?: the)?(?: very)? (?<end>${end})(?=(?: [.?!])?$)`,
    ),
    meant: ({ groups = {} }) => `the ${newest(groups['end'])} booking with its home`,
  },
  {
    said: new RegExp(
      `^(?:which|what) (?:product|item|article) (?:was|got|has been) (?:ordered|bought|purchased)(?: the)?(?: very)? (?<end>${end})(?=(?: [.?!])?$)`,
    ),
    meant: ({ groups = {} }) => `the ${newest(groups['end'])} order`,
  },
]

export const firstOfAll: readonly Rewording[] = [
  wherever([/^first$/, /^(all|any|others?)$/], mostOfAll),
  wherever([/^(first|last|latest|earliest|recently)$/, /^(when|date|day|time)$/], itsDay),
  wherever([/^(booked|ordered|bought|purchased)$/, /^(first|last|latest|earliest|recently)$/], takenLast),
]
