// "Bookings per month, all years together", "which calendar month is the busiest regardless of year": the months of every year as one. Of
// a single year there is nothing to put together.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const years = '(?:all (?:of )?(?:the |our )?years|every year|the years|all our seasons)'
const together =
  '(?:together|combined|pooled|lumped together|put together|taken together|added together|added up|mixed|as one|in one|rolled together|rolled into one|in one pot)'
const verb =
  '(?:lump|lumping|put|putting|take|taking|add|adding|pool|pooling|mix|mixing|combine|combining|roll|rolling|with|over|across|for)'
const pooled = [
  `(?:${verb} )?${years} (?:of data )?${together}`,
  `(?:pooled|combined|lumped|added up|totaled|totalled|aggregated|summed) (?:over|across) ${years}`,
  `(?:lump|lumping|pool|pooling|combine|combining) ${years}`,
  '(?:regardless|irrespective|independent|independently) of (?:the |which )?years?',
  '(?:no matter|never mind|not caring|ignoring) (?:which |what |the )?years?(?: it (?:was|is))?',
  'whatever the year',
  'whichever year',
].join('|')
const oneYear =
  /\b(?:20\d\d|(?:this|last|previous|current|past|next|each|per|by|of every) (?:calendar )?year|year to date|ytd|(?:last|past) \d+ months|months? ago|so far)\b/
const names = '(?:january|february|march|april|may|june|july|august|september|october|november|december)'
/** "January to March, all years together": a span would be one of a single year. */
const someMonths =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov)[a-z]* (?:(?:to|through|thru|until|till|up to|-) )?(?:feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/
const months =
  '(?:(?:calendar )?month(?<many>s)?(?: of (?:the|a) (?:calendar )?year)?|time of (?:the )?year|part of the year)'

/** "Which month is the busiest across all years"; "revenue per month across all years" may as well be a long trend. */
const across = `across ${years}(?<=\\b(?:calendar months?|(?:which|what) month|(?:busiest|slowest|quietest|best|worst|strongest) month)\\b.*)`
const isPooled = new RegExp(`\\b(?:${pooled}|${across})\\b`)

/** "Which month of the year was the best in 2025": one of the months of that year. */
const ofOneYear: Rewriting = {
  said: /\b(?<month>months?) of (?:the|a) (?:calendar )?year\b(?! (?:20\d\d|before|to date|so far))/,
  meant: ({ groups = {}, 0: said }, question) =>
    oneYear.test(question.replace(said, ''))
      ? (groups['month'] ?? '')
      : `${groups['month'] ?? ''} of the year`,
}

const rules: readonly Rewriting[] = [
  // "How many stays begin in January, how many in February and so on".
  {
    said: new RegExp(
      `\\b(?<head>how many (?!in\\b)[a-z]+(?: [a-z-]+){0,3}?) in january(?: ,| and|, and)? (?:(?:and )?(?:how many )?(?:in )?${names}(?: ,| and|, and)? ?)+(?:and so on|and so forth|etc|and on|and the rest|through december|until december|up to december)(?: [.])?`,
    ),
    meant: ({ groups = {}, 0: said }, question) =>
      isPooled.test(question) && !oneYear.test(question) ? `${groups['head'] ?? ''} by month` : said,
  },
  {
    said: new RegExp(
      `(?<lead>\\b(?:which|what|by|per|each|every|for each|in each|busiest|quietest|slowest|best|worst|strongest|weakest|top|most popular|by the) )${months}\\b`,
    ),
    meant: ({ groups = {}, 0: said }, question) =>
      isPooled.test(question) && !oneYear.test(question)
        ? `${groups['lead'] ?? ''}${groups['many'] === undefined ? 'month' : 'months'} of the year`
        : said,
  },
  // "January to December": all twelve, and not those of the last whole year.
  {
    said: /(?:(?:,|[(]|-) )*\b(?:(?:from|going from|running) )?(?:the )?jan(?:uary)? (?:(?:to|through|thru|until|till|up to|-) )?dec(?:ember)?(?: [)])?/,
    meant: ({ 0: said }, question) =>
      isPooled.test(question) && !oneYear.test(question.replace(said, '')) ? '' : said,
  },
  {
    said: new RegExp(
      `(?:(?:,|so|and|but|then) )*\\b(?:${pooled}|${across})(?: ,)?(?: and (?=(?:tell|show|give|count|list|how|what|which)\\b))?`,
    ),
    meant: ({ 0: said }, question) =>
      /\bmonths? of the year\b/.test(question) && !someMonths.test(question)
        ? /^(?:,|so)/.test(said)
          ? ' ,'
          : ''
        : said,
  },
]

export const yearsTogether: readonly Rewording[] = [
  wherever([/^months?$/, /^year$/], [ofOneYear]),
  wherever([/^(years?|seasons)$/, /^(months?|january|time|part)$/], rules),
]
