// "CY25", "current Q", "in 25", "going back 6 months", "Jan 1–today": times as people note them down or say them in passing.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const unit = '(?:day|week|wk|month|mo|quarter|qtr|year|yr)'
const units = `${unit}s?`
const ends = '(?= [,.?!:;)]|$)'
const number =
  '(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|eighteen|thirty|sixty|ninety)'
const soFar =
  '(?:so far this (?:year|quarter|month|week)|this (?:year|quarter|month|week) so far|year to date|ytd)'
const months =
  'jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december'

const ofQuarter: Rewriting = {
  said: /(?<=\b(?:this|current|last|prior|previous|next|by|per|each|every) )q(?= |$)/,
  meant: () => 'quarter',
}

export const timesInShort: readonly Rewording[] = [
  wherever(/^(cy|q)$/, [
    { said: /(?<=\b(?:this|current|last|prior|previous|next) )cy(?= |$)/, meant: () => 'year' },
    { said: /\bcy(?! '?\d)(?= |$)/, meant: () => 'this year' },
    ofQuarter,
    // "This q vs last q".
    ofQuarter,
  ]),
  // "In 25, where did the most homes sell": the year; "in 25 days" and "sold for 25" are none.
  wherever(/^2[4-7]$/, [
    {
      said: new RegExp(
        `(?<=\\b(?:in|during|throughout|since|(?:${unit}|half|end|start) of) )2(?<year>[4-7])(?= [,.?!:;)]|$| (?:for|by|per|each|how|which|what|where|who|did|have|had|was|were|vs|versus|compared|please|pls)\\b)`,
      ),
      meant: ({ groups }) => `202${groups?.['year'] ?? ''}`,
    },
  ]),
  wherever(/^back$/, [
    {
      said: new RegExp(
        `\\b(?:(?:and )?going |go |looking |reaching )back(?: over)? (?:the (?:past |last )?)?(?<many>${number}) (?<unit>${units})(?: from (?:today|now))?(?= |$)`,
      ),
      meant: overThePast,
    },
  ]),
  // "Each month of the last twelve".
  wherever(/^(each|every)$/, [
    {
      said: new RegExp(
        `\\b(?<each>each|every) (?<unit>${unit}) (?:of|in|for|over) the (?:last|past) (?<many>${number})${ends}`,
      ),
      meant: ({ groups }) =>
        `${groups?.['each'] ?? ''} ${groups?.['unit'] ?? ''} of the last ${groups?.['many'] ?? ''} ${groups?.['unit'] ?? ''}s`,
    },
  ]),
  // "Since the quarter started", "from the start of the year": all of it that there is.
  wherever(/^(start|started|began|beginning|begun|turned)$/, [
    {
      said: /\b(?:ever )?since the (?<unit>week|month|quarter|year) (?:started|began|turned|has begun|has started)(?= |$)/,
      meant: ({ groups }) => `so far this ${groups?.['unit'] ?? ''}`,
    },
  ]),
  wherever(/^(today|now)$/, [
    // "Jan 1–today".
    {
      said: new RegExp(`\\b(?<month>${months}) (?<day>1?\\d|2\\d|3[01]) (?=today\\b|now\\b)`),
      meant: ({ groups }) => `${groups?.['month'] ?? ''} ${groups?.['day'] ?? ''} to `,
    },
    // "So far this year, up to today I mean": one time, said twice.
    {
      said: new RegExp(
        `\\b(?<far>${soFar})(?: ,)? (?:(?:so|that is|meaning|i mean) )?(?:up to|until|till|through|as of) (?:today|now)(?: i mean)?(?= |$)`,
      ),
      meant: ({ groups }) => groups?.['far'] ?? '',
    },
    {
      said: /\bfrom (?:the )?new year(?: s)?(?: day)? (?=(?:through|to|until|till|up to) (?:today|now))/,
      meant: () => 'from january 1 ',
    },
  ]),
  // "Last week (Mon-Sun)": every week is one.
  wherever(/^(sun|sunday)$/, [
    {
      said: /(?<=\b(?:week|wk)s? )\( (?:mon|monday) (?:(?:-|to|through|thru) )?(?:sun|sunday) \)/,
      meant: () => '',
    },
  ]),
  // "This year vs prior", "this month compared to last, please".
  wherever(/^(prior|previous|preceding|last)$/, [
    {
      said: new RegExp(
        `\\b(?<now>(?:this|current) (?:calendar )?(?<unit>${unit})) (?<against>vs|versus|against|compared (?:to|with)|over|and) (?:the )?(?:prior|previous|preceding|last)(?: one)?(?= [,.?!:;)]|$| (?:please|pls|by|per|for|in)\\b)`,
      ),
      meant: ({ groups }) =>
        `${groups?.['now'] ?? ''} ${groups?.['against'] ?? ''} last ${groups?.['unit'] ?? ''}`,
    },
  ]),
  // "Record month for bookings".
  wherever(/^record$/, [
    {
      said: new RegExp(
        `\\b(?:our |the )?(?:all time )?record (?<unit>${unit}) (?:for|in terms of|by|in) (?=[a-z])(?!${unit}|20|the|this|last|all|history)`,
      ),
      meant: ({ groups }) => `${groups?.['unit'] ?? ''} with the most `,
    },
  ]),
  // "Top product per category, lifetime: …".
  wherever(/^lifetime$/, [
    { said: /(?<=\b(?:per|by|each|every) [a-z]+(?: ,)?) lifetime(?= [:,.?!]|$)/, meant: () => ' all time' },
  ]),
]

function overThePast({ groups }: RegExpExecArray): string {
  const many = /^an?$/.test(groups?.['many'] ?? '') ? '1' : (groups?.['many'] ?? '')
  return `over the past ${many} ${groups?.['unit'] ?? ''}`
}
