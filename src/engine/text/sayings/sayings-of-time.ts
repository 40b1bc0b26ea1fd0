// Roundabout words for when something was, each with the plain ones that are meant.
import { each } from '#engine/text/word-list.ts'

/** `meant`: what is understood instead; nothing, where the words say nothing that is not said beside them. */
export interface Saying {
  meant: string
  said: string
  /** The words before and behind it; '' is an end of the question. */
  before?: RegExp
  behind?: RegExp
}

const month =
  /^(jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|january|february|march|april|august|september|october|november|december|(19|20)\d\d|q[1-4]|christmas|easter)$/
const length = /^(nights?|days?|weeks?|months?|years?)$/
const ended = /^([a-z]+ed|sold|withdrawn|gone|left)$/

export const ofTime: readonly Saying[] = [
  // "For calendar years 2025 and 2026".
  { meant: '', said: 'calendar years, the calendar years', behind: /^20\d\d$/ },
  // "For FY2025, calendar year".
  { meant: '', said: 'calendar year, the calendar year', before: /^(,|\(|20\d\d)$/, behind: /^(|[.?!,)])$/ },
  // "Tomorrow or the day after".
  {
    meant: 'tomorrow or the day after tomorrow',
    said: each('tomorrow or, tomorrow and', 'the day after'),
    behind: /^(?!tomorrow$|that$|the$|an?$|check)/,
  },
  // "Since like the first of July".
  { meant: 'since', said: 'since like', behind: new RegExp(`${month.source}|^the$`) },
  // "Quarter by quarter, across 2025 and 2026"; "within 2025" is no amount.
  { meant: 'in', said: 'across, within, inside, inside of', behind: /^(19|20)\d\d$/ },
  ...['day', 'week', 'month', 'quarter', 'year'].map(unit => ({
    meant: `${unit} by ${unit}`,
    said: `${unit} for ${unit}`,
  })),
  // "The quarter before this one".
  ...['week', 'month', 'quarter', 'year'].map(unit => ({
    meant: `last ${unit}`,
    said: `the ${unit} before this one, the ${unit} before this ${unit}, the ${unit} before the current one`,
  })),
  { meant: 'weekends', said: 'weekend days, the weekend days' },
  { meant: 'trend', said: 'trendline, trend line', before: /[a-z]/ },
  { meant: 'day of the week', said: 'day of wk, day of the wk, dow' },
  {
    meant: 'decade built',
    said: 'year built decade, build decade, construction decade, decade of building, decade of construction',
  },
  {
    meant: 'in',
    said: `over the whole of, in the whole of, for the whole of, during the whole of, across the whole of, throughout the whole of,
      over all of, across all of, for all of, in all of, throughout all of, during all of`,
    behind: new RegExp(`${month.source}|^(last|this)$`),
  },
  { meant: 'a', said: 'a full, a whole, one full, one whole', behind: /^(day|week|month|year)$/ },
  // "Within a week of arrival": so many days before it.
  { meant: 'seven days', said: 'a week, one week', before: /^within$/, behind: /^of$/ },
  { meant: 'fourteen days', said: 'two weeks', before: /^within$/, behind: /^of$/ },
  { meant: 'thirty days', said: 'a month, one month', before: /^within$/, behind: /^of$/ },
  // "Still ahead of us before New Year".
  {
    meant: 'to come',
    said: 'ahead of us, in front of us',
    before: /^(still|are|lie|yet)$/,
    behind: /^([?.,]|before|until|in|this|next|for|)$/,
  },
  { meant: 'january', said: 'new year, the new year', before: /^(before|since)$/, behind: /^([?.,]|)$/ },
  // "By month, ending with October"; what ends in October ends there.
  {
    meant: 'through',
    said: 'ending with, and ending with',
    before: /^(,|days?|weeks?|months?|quarters?|years?)$/,
    behind:
      /^(last|this|the|january|february|march|april|may|june|july|august|september|october|november|december|q[1-4]|(19|20)\d\d)$/,
  },
  { meant: '', said: 'by now' },
  // "Bookings time series, monthly grain": a number for each step.
  { meant: '', said: 'time series', before: /[a-z]/, behind: /^[,:;-]$/ },
  ...['day', 'week', 'month', 'quarter'].map(unit => ({
    meant: `by ${unit}`,
    said: `one point per ${unit}, a point per ${unit}, ${unit === 'day' ? 'daily' : `${unit}ly`} grain, at ${unit === 'day' ? 'daily' : `${unit}ly`} grain`,
  })),
  // "Booking numbers laid out month after month".
  {
    meant: '',
    said: 'laid out, set out, lined up, listed out',
    before: /[a-z]/,
    behind: /^(by|per|day|week|month|quarter|year|for)$/,
  },
  // "Mon to Sun, how many leads each".
  {
    meant: 'by weekday',
    said: each('mon, monday', 'to sun, thru sun, through sun, to sunday, thru sunday, through sunday'),
    before: /^$/,
    behind: /^[,:;-]$/,
  },
  {
    meant: 'by weekday',
    said: each(
      'over, across, by, per, among',
      'the days of the week, the weekdays, the seven days of the week',
    ),
    before: /[a-z]/,
  },
  { meant: 'all time', said: 'lifetime', before: /^[,(]$/, behind: /^([,.)?]|i|)$/ },
  // "Spent more than 3000 dollars in their life with us": in all that time.
  {
    meant: '',
    said: each(
      each('in, over, during', 'their, his, her'),
      'life with us, lifetime with us, whole life with us, life as a customer, lifetime as a customer, lifetime, whole lifetime',
    ),
    before: /[a-z0-9]/,
    behind: /^([?.,!)]|)$/,
  },
  {
    meant: '',
    said: 'after all, in addition, thus',
    before: /^$/,
    behind: /^(,|how|what|which|who|show|the)$/,
  },
  { meant: 'during', said: 'amid, amidst, in the midst of, for the duration of, over the duration of' },
  {
    meant: 'so far',
    said: 'thus far, hitherto, heretofore, up to this point, up until now, to this day, till this day, up to the present',
  },
  { meant: 'currently', said: 'nowadays, momentarily, as we speak, at the present time, for the time being' },
  { meant: 'after', said: 'subsequent to' },
  {
    meant: 'between',
    said: 'go by between, goes by between, pass between, passes between, elapse between, elapses between, lie between',
    before: /^(days?|time|long)$/,
  },
  // "Is revenue this month ahead of last month"; what is paid ahead of a day is paid before it.
  {
    meant: 'versus',
    said: 'ahead of, behind',
    before:
      /^(we|they|it|year|quarter|month|week|far|revenue|sales|bookings|orders|income|numbers|running|tracking|pacing|trending|date|now|currently)$/,
    behind: /^(last|this|the|where|prior|previous)$/,
  },
  // "Are we ahead or behind last year on closings": by now, and not against the whole of it.
  {
    meant: 'up or down year to date versus the same period last year',
    said: each('ahead of or behind, ahead or behind, behind or ahead of', 'last year'),
  },
  {
    meant: 'year to date versus the same period last year',
    said: each(
      'versus last year, vs last year, compared to last year, compared with last year',
      'at this point, at this time, by this point, by now',
    ),
  },
  { meant: 'after', said: 'following', before: /^(?!the$|this$)/, behind: month },
  { meant: 'before', said: 'preceding', before: /^(?!the$|this$|$)/, behind: month },
  { meant: 'since', said: 'as from' },
  { meant: '', said: 'just gone, just past, just ended, just finished, just passed', before: month },
  {
    meant: '',
    said: 'at a stretch, in one go, on end, in one stretch, uninterrupted, without a break',
    before: length,
  },
  { meant: '', said: 'in a row, straight, consecutively, back to back', before: /^nights?$/ },
  { meant: '', said: 'finally, eventually, ultimately', behind: ended },
  { meant: '', said: 'way back', behind: /^(in|before|since)$/ },
  // "How many stays covered the night of July 4".
  {
    meant: 'on the night of',
    said: each(
      'cover, covers, covered, covering, span, spans, spanned, spanning, include, includes, included, including, over, through',
      'the night of',
    ),
  },
  // "For July and August, the two months taken together".
  {
    meant: 'combined',
    said: ['', ' months', ' years', ' quarters', ' weeks']
      .flatMap(units => [`the two${units}`, `both${units}`, `all three${units}`])
      .flatMap(them => [
        `${them} taken together`,
        `${them} put together`,
        `${them} together`,
        `${them} combined`,
      ])
      .join(', '),
    before: /[a-z\d,]/,
  },
  // "Month by month of arrival": that is its day, and no other thing to count.
  ...['day', 'week', 'month', 'quarter', 'year'].map(unit => ({
    meant: `by ${unit} of`,
    said: `${unit} by ${unit} of, ${unit} by ${unit} by, ${unit} for ${unit} of, ${unit} for ${unit} by`,
    behind: /^(arrival|departure|check|checkin|checkout|booking|closing|close|purchase|order)$/,
  })),
  ...['day', 'week', 'month', 'quarter', 'year'].map(unit => ({
    meant: `by ${unit}`,
    said: `after each ${unit}, after every ${unit}, ${unit} after ${unit}, ${unit} in ${unit} out, ${unit} in and ${unit} out`,
  })),
  // "Grew over the same month last year", "growth over the previous month".
  {
    meant: 'versus the',
    said: 'over the',
    before:
      /^(growth|grow|grows|grew|grown|change|changed|changes|increase|increased|decrease|decreased|gain|gained|rise|rose|risen|fall|fell|percent|%|percentage|up|down)$/,
    behind: /^(same|previous|prior|preceding)$/,
  },
]
