// "My boss asks me this every week, how many orders are pending": how often somebody asks or passes by groups nothing.
import { askers } from './frame-words.ts'

const who = `(?:i|we|(?:my|our|the) (?:${[...askers].join('|')}))`
/** What is asked for or done with the rows may well be wanted for every week. */
const asks =
  '(?:need|needs|want|wants|like|love|show|see|know|give|how|what|which|many|much|get the|check(?! this| that| it)|track|report|sell|sold|rent|rented|earn|earned|made|took in|book|booked|close|closed|order|ordered)'
const unit =
  '(?:morning|day|night|evening|week|weekend|month|quarter|year|summer|winter|spring|fall|season|hour|time|(?:mon|tues|wednes|thurs|fri|satur|sun)day)'

const habit = new RegExp(
  `^((?:(?:hey|hi|so|ok|okay|well|look)[ ,]+)*${who}\\b(?![^,;.?!]*\\b${asks}\\b)[^,;.?!]*?) (?:every|each) (?:single |other )?${unit}(?=[,;.] +(?:(?:so|and|but|ok|now)[ ,]+)*(?:how|what|which|who|where|show|list|give|tell)\\b)`,
  'i',
)

export const withoutHabits = (question: string): string =>
  /\b(?:every|each) /i.test(question) ? question.replace(habit, '$1') : question
