// Words that mean the same as plainer ones wherever they stand. They are put in before a question is read, so that whatever knows the
// plain ones knows these: "each and every month", "count as well as dollars", "the most recent 30 days".

import { groupsBehind } from './groups/groups-behind.ts'
import { columnsBehind } from './groups/in-columns.ts'
import { withCommas } from './missing-commas.ts'
import { withApostrophes } from './no-apostrophes.ts'
import { withoutHabits } from './talk/own-habits.ts'
import { withPlainLimits } from './limits/plain-limits.ts'
import { withoutNoOrder } from './orders/no-order.ts'
import { withBothMonths } from './times/both-months.ts'
import { timeBehind } from './times/time-behind.ts'
import { endsApart } from './numbers/ends-apart.ts'
import { meanOfRatios } from './numbers/mean-of-ratios.ts'
import { plainRates } from './numbers/plain-rates.ts'
import { onePerOther } from './numbers/one-per-other.ts'
import { inSmallWords } from './in-small-words.ts'
import { nearAsking } from './trade/near-asking.ts'
import { offOf } from './off-of.ts'
import { whereDataIs } from './where-data-is.ts'

const rules: readonly { said: RegExp; meant: string }[] = [
  {
    said: /\b(?:each and every|each individual|each single|every individual|each respective)\b/gi,
    meant: 'each',
  },
  // "Sells as well as last year" compares.
  {
    said: /(?<!\b(?:do|does|did|doing|done|sell|sells|sold|selling|perform\w*|rent|rents|rented|work|works|worked|convert\w*)) as well as\b(?! (?:last|in|before|expected|we|they|it|the (?:others?|rest|year|month))\b)/gi,
    meant: ' and',
  },
  { said: / (?:along|together|coupled) with (?!us\b|me\b|that\b|this\b|it\b)/gi, meant: ' and ' },
  // "Customers who have not completed an order" have completed none; those with a pending one may have completed others.
  {
    said: /\b(?:have|has|had|did|do|does)(?: not|n['’]t)(?: yet| ever)? complete(?:d)? (?=(?:an?|any|one|even one|a single) (?:order|purchase)s?\b|any\b)/gi,
    meant: 'have never completed ',
  },
  { said: /\b(this|last) (year|month|quarter|week), (this|last) \2\b/gi, meant: '$1 $2 and $3 $2' },
  { said: /\b(in|for|during) (20\d\d) dollar (?=value|volume|amount|sales)/gi, meant: '$1 $2, dollar ' },
  { said: /\btoday ?- ?(\d+)(?: days)?(?: (?:thru|through|to|until) today)\b/gi, meant: 'the last $1 days' },
  // "What do you have over in Colorado".
  {
    said: /(?<!\b(?:turn|turns|turned|turning|left|hand|carried|start|check|take|brought|made|sold)) over in (?!the (?:last|past)\b)/gi,
    meant: ' in ',
  },
  // "Refunded amount as a % of revenue per category, this year": the time is that of both.
  {
    said: /(?<=\bas an? (?:%|percent|pct|percentage|share) of [a-z ]+ (?:per|by|for each|in each) [a-z ]+), (?=(?:this|last) (?:year|month|quarter|week)\b|(?:in )?20\d\d\b)/gi,
    meant: ' ',
  },
  { said: / \(calendar(?: year)?\)/gi, meant: '' },
  { said: /\bin the last year, calendar(?= ?[?.!]|$)/gi, meant: 'in the last calendar year' },
  // "Under contract + pool = how many": both are said of the same homes, and nothing is added up.
  {
    said: /^((?!\d)[a-z]+(?: [a-z]+){0,2}) \+ ((?!\d)[a-z]+(?: [a-z]+)?) = (?:how many|count|#)\??$/gi,
    meant: 'how many $1 with $2',
  },
  // "On a price-per-square-foot basis".
  {
    said: /\bon an? ((?:price|dollar|revenue|unit|volume|percentage|rent)[a-z -]*?)[- ]basis\b/gi,
    meant: 'by $1',
  },
  { said: /,? (?:on a )?(check-?in|check-?out|arrival|order|closing) basis\b/gi, meant: ' by $1 date' },
  {
    // "Not sold not even once since May" denies it a second time, and nothing that follows.
    said: /\bnot (?:even )?once (?=(?!(?:but|or|and|since|in|this|last|over|during|for|the|within|between|past|so|yet|ever)\b)[a-z])/gi,
    meant: 'never ',
  },
  {
    said: /\b(?:the )?(?:most recent|latest) (\d+ (?:days|weeks|months|quarters|years))\b/gi,
    meant: 'the last $1',
  },
  { said: /\b(?:greater|larger|bigger) than (?=[$\d])/gi, meant: 'more than ' },
  { said: /\bin excess of (?=[$\d])/gi, meant: 'more than ' },
  // "What part of the inquiries is done from a phone".
  { said: /\b(is|are|was|were) done (?=(?:from|on|with|via|through|using|over)\b)/gi, meant: '$1 ' },
  // "Name an how many".
  { said: /\ban (?=how (?:many|much|long|often)\b)/gi, meant: 'and ' },
  // "Ratio of actives to sales in past 6 mo": the parts of a formula are found by their times.
  { said: /\b((?:past|last|prior|previous|trailing) \d{1,2}) ?mos?\b(?!\.\d)/gi, meant: '$1 months' },
  { said: /\bamongst\b/gi, meant: 'among' },
  // "The visitors in our list": all of them.
  {
    said: /(?<=\b(?:visitors|leads|prospects|guests|customers|buyers|contacts)) (?:in|on) (?:our|the|my) (?:mailing |contact |email )?(?:list|database|crm)(?= [a-z])(?! (?:of|in|by)\b)/gi,
    meant: '',
  },
  // "Views, inquiries, favorites - totals past 30 days".
  {
    said: /^((?:[a-z]+, ?){1,4}(?:and )?[a-z]+) ?[-–—:,] ?(?:the )?totals?(?: only)?(?: for| over)?(?= (?:(?:the )?(?:past|last|this)|in|ytd|year|q[1-4]|20\d\d)\b)/gi,
    meant: '$1',
  },
  // "Cancelled a reservation at some point".
  {
    said: /,? at (?:some|one) (?:point|time)(?: or (?:an)?other)?(?= (?!in the (?:future|past)\b)|[,.?!]|$),?/gi,
    meant: '',
  },
  // "Now leave only the cabins": of those before, and no guest leaves.
  {
    said: /(?<=^|[,.;!] ?|^(?:(?:now|ok|okay|and|then|so|please|but|great|thanks|cool)[ ,]+){1,3})(?:please )?(?:leave|keep)(?: in)? (?:only|just) /gi,
    meant: 'only ',
  },
  { said: /\bwhilst\b/gi, meant: 'while' },
  // "Sat + sun check-ins": both days, and nothing to add up.
  { said: /\b(fri|sat)((?:urday|day)?s?) ?[+&] ?(?=(?:sat|sun)(?:urday|day)?s?\b)/gi, meant: '$1$2 and ' },
  {
    said: /(?<=\b(?:broken|split|out|up|down|divided|grouped|separated|segmented) )(?:across|for) (?:each|every) (?=[a-z])/gi,
    meant: 'by ',
  },
  { said: /\bacross (?:each|every) (?=[a-z])/gi, meant: 'for each ' },
  { said: /\bgreatest (?=[a-z])/gi, meant: 'highest ' },
  { said: /\b(?:lowest[- ]priced|least expensive)\b/gi, meant: 'cheapest' },
  { said: /\bavg\. (?=[a-z])/gi, meant: 'avg ' },
  { said: /(?<!\bin )\btotal number of (?!bed|bdrm|bath|room|unit|night|piece)/gi, meant: 'number of ' },
  { said: /, (?:showing|displaying) (?=(?:the|their|its) )/gi, meant: ', with ' },
  // "The minimum and the highest price", "which home has the minimum rate": an end of many, and no bound.
  {
    said: /\bminimum(?= and (?:the )?highest\b)|(?<=\bhighest and (?:the )?)minimum\b|(?<=\bwhich .{1,40} ha(?:s|ve|d) the )min(?:imum)?\b/gi,
    meant: 'lowest',
  },
  {
    said: /\bmaximum(?= and (?:the )?lowest\b)|(?<=\blowest and (?:the )?)maximum\b|(?<=\bwhich .{1,40} ha(?:s|ve|d) the )max(?:imum)?\b/gi,
    meant: 'highest',
  },
  // "I mean" is none.
  {
    said: /(?<=\b(?:the|our|its|their|overall|what is|what's|what was) )mean\b|^mean(?= [a-z])/gi,
    meant: 'average',
  },
  {
    said: /\b(top (?:\d+|[a-z]+) [a-z]+(?: (?!by\b)[a-z]+){0,4}?) (?:ranked|sorted|measured|judged) by\b/gi,
    meant: '$1 by',
  },
  {
    said: /\bin my (?=(?:files|catalog|catalogue|books|system|records|database|shop|store)\b)/gi,
    meant: 'in our ',
  },
  { said: /(?:# of|\bno\. of) (?=[a-z])/gi, meant: 'number of ' },
  // "# 2 beds sold 2026": how many of them; a sign before a number alone is no count.
  { said: /^# ?(?=\d ?(?:\+ )?-?(?:beds?|bd|br|bedrooms?|baths?|bathrooms?|ba)\b)/gi, meant: 'how many ' },
  // "3 bed / 2 bath": both of one home, and nothing to divide. "… or bigger" is said of both.
  {
    said: /(?<=\b\d ?\+? ?-?(?:beds?|bd|bds|br|bdrms?|bedrooms?))(?: \/ ?|\/ )(?=\d(?:\.5)? ?\+? ?-?(?:full )?(?:baths?|bathrooms?|ba)\b(?! (?:or|and) (?:bigger|larger|more|better|up|above)\b))/gi,
    meant: ' ',
  },
  {
    said: /\b(counting|including|considering) (?:each|every)(?: single)? (listing|home|house|sale|closing|product|order|booking|reservation|stay)\b/gi,
    meant: '$1 all $2s',
  },
  // "Cheapest actives per bedroom (ask / beds)": by what it is computed is said by its name.
  {
    said: /(?<=\bper (?:bed|bedroom|bath|bathroom)) ?\((?:ask|asking price|ask price|price|list price|nightly rate|rate) ?\/ ?(?:beds|bedrooms|baths|bathrooms)\)/gi,
    meant: '',
  },
  // "Avg price / sf": one number, and no price over an area.
  {
    said: /(?<=\bprice|\$)(?: \/ ?|\/ )(?=(?:sf|sq\.? ?ft|square (?:foot|feet)|foot|ft|night)\b)/gi,
    meant: ' per ',
  },
  // "Avg price p. night", "rate p/n".
  {
    said: /\bp(?:\. ?|\/ ?| )(?=(?:nights?|nite|month|week|day|year|order|unit|piece|person|guest|stay|booking|customer|area|brand|category|city|state)\b)/gi,
    meant: 'per ',
  },
  { said: /\bp ?\/ ?n(?:t|ight)?\b/gi, meant: 'per night' },
  { said: /\bthroughout (?=20\d\d\b)/gi, meant: 'in ' },
  {
    said: /\b(more|less|fewer) then (?=(?:an? |one |two )?(?:half|thirds?|quarters?|fifths?|tenths?) of\b)/gi,
    meant: '$1 than ',
  },
  // "Where more than a third of all their listings are active".
  {
    said: /\b(half|thirds?|quarters?|fifth|tenth|percent|%) of all (?:of )?(?=(?:their|its) )/gi,
    meant: '$1 of ',
  },
  // "Over a quarter of their bookings": a part of them, and no length of time.
  {
    said: /\b(more than|over|above|at least|less than|under|below|fewer than) (?:a|one) quarter of (?=(?:(?:all|the|their|its|our|active|for sale) )*(?:homes|houses|listings|properties|actives|products|items|bookings|reservations|stays|orders|purchases)\b)/gi,
    meant: '$1 25% of ',
  },
  { said: /\bfor every (?=(?:month|week|quarter|day)\b)/gi, meant: 'each ' },
  // "Refunded and cancelled orders, separately for each brand": no column of that name.
  { said: /,(?= (?:counted )?separately (?:for (?:each|every)|by|per|in each)\b)/gi, meant: '' },
  { said: /,? plus (?=(?:their|its) )/gi, meant: ', with ' },
  // "Homes which sold", of which some, and not which of them.
  {
    said: /\b(homes|houses|listings|properties|places|orders|purchases|products|items|bookings|reservations|stays|ones|sales|customers|guests) which (?=(?:are|were|have|has|had|do|did|don't|didn't|haven't|weren't|aren't|can|sold|sell|sit|sat|went|go|got|cost|ask|came|made|took|bring|brought|get|never|[a-z]+ed)\b)/gi,
    meant: '$1 that ',
  },
]
const anyOf =
  /\b(?:fri|sat)[a-z]* ?[+&]|\bas an? |\bcomplete|\ban how |today ?-|\bover in\b|calendar|\+ [a-z ]+ =|\bbasis\b|, (?:this|last) |\bdollar |and every|each (?:individual|single|respective)|every individual|as well as|(?:along|together|coupled) with|not (?:even )?once|recent \d|latest \d|er than|excess of|amongst| list | database | crm |\btotals? |at (?:some|one) (?:point|time)|whilst|\bdone |(?:leave|keep) |(?:across|for) (?:each|every)|greatest|lowest.priced|least expensive|avg\. |total number of|showing|displaying|m[ai][nx]|\btop |\bp ?[./]|\bp [a-z]|in my |^# ?\d|# of |no\. of|throughout|of all |quarter of | then |plus |separately |\bmean\b|ing (?:each|every) |\/ ?(?:\d|s|f|n)|s which |\d ?mos?\b|\((?:ask|rate|price|list|nightly)/i

const inPlainWords = (question: string): string =>
  anyOf.test(question)
    ? rules.reduce((text, { said, meant }) => text.replace(said, meant), question)
    : question

/** What a text is searched for is what it is. */
const searched =
  /["“”]|\b(?:mention|contain|include the word|the words?|say|said|wrote|written|ask(?:ed|ing)? about)/i

/** `alike`: words of the business with the plainest of each. */
export function makePlain(alike: Readonly<Record<string, string>>): (question: string) => string {
  const words = Object.keys(alike)
  const any = new RegExp(`\\b(?:${words.join('|')})\\b`, 'gi')
  const plainest = (word: string) => {
    const plain = alike[word.toLowerCase()] ?? word
    return /^[A-Z]{2}/.test(word) ? plain.toUpperCase() : plain
  }
  return question => {
    const plain = timeBehind(
      groupsBehind(
        withCommas(
          withPlainLimits(
            columnsBehind(
              inPlainWords(
                withoutHabits(
                  withApostrophes(
                    withBothMonths(
                      withoutNoOrder(
                        onePerOther(
                          meanOfRatios(
                            nearAsking(plainRates(offOf(endsApart(inSmallWords(whereDataIs(question)))))),
                          ),
                        ),
                      ),
                    ),
                  ),
                ),
              ),
            ),
          ),
        ),
      ),
    )
    return words.length === 0 || searched.test(question) ? plain : plain.replace(any, plainest)
  }
}
