// Limits and sums in the figures and words that are read everywhere: "under USD 250", "averaging < 4 stars", "closed minimum 8 homes",
// "under 5 hundred thousand", "more than 200 DOM".

const number = String.raw`(?=\$?\d(?!\d*[-/]\d)|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)\b)`

/** "2026-11-20", with or without quotes. */
const date = String.raw`(?='?\d{4}-\d\d-\d\d)`
const verb = String.raw`(?<=\b(?:averaging|averages|closed|sold|sitting|sat|sitting on|collected|spent|took|since|had|have|has|with|w/|of|for|want|wants|need|needs))`
const bound = String.raw`(under|below|over|above|beyond|less than|more than|fewer than|at least|at most|up to|no more than)`

const rules: readonly { said: RegExp; meant: string }[] = [
  { said: /\b(?:usd ?\$?|us\$) ?(?=\d)/gi, meant: '$' },
  { said: /(\$[\d,.]*\d[km]?) ?usd\b/gi, meant: '$1' },
  { said: /\b(\d) hundred (?=thousand\b|k\b|grand\b)/gi, meant: '$100 ' },
  // "Budget 1.2 million, wants a pool": nobody looks for that price exactly. "800k max" is said already.
  {
    said: /(?<!\b(?:marketing|ad|advertising|cleaning|the|that|this) )\bbudget(?:['’]s| is| of|:)? (?=\$?\d[\d.,]*(?: ?(?:k|m|mil|million|thousand|grand))?\b(?! ?(?:-|–|to|max|or \$?\d|and \$?\d)))/gi,
    meant: 'price at most ',
  },
  // "Under around 250", "over, say, 500": a bound, however loosely it is said.
  {
    said: new RegExp(
      String.raw`\b${bound},? (?:around |about |approximately |approx\.? |roughly |like |say |maybe |something like |somewhere around |a whopping |~ ?|say, )${number}`,
      'gi',
    ),
    meant: '$1 ',
  },
  { said: new RegExp(String.raw`\b(?:an? )?minimum of ${number}`, 'gi'), meant: 'at least ' },
  {
    said: new RegExp(
      String.raw`(?<=\b(?:closed|had|have|has|with|sold|are|got|made|placed)) minimum ${number}`,
      'gi',
    ),
    meant: ' at least ',
  },
  { said: new RegExp(String.raw`(?<![-=<>]) ?>= ?${date}`, 'g'), meant: ' on or after ' },
  { said: new RegExp(String.raw`(?<![-=<>]) ?<= ?${date}`, 'g'), meant: ' on or before ' },
  { said: new RegExp(String.raw`(?<![-=<>]) ?> ?${date}`, 'g'), meant: ' after ' },
  { said: new RegExp(String.raw`(?<![-=<>]) ?< ?${date}`, 'g'), meant: ' before ' },
  // "Brands averaging < 4", "closed >= 8 homes"; behind a column the sign is read as it stands.
  { said: new RegExp(String.raw`${verb} ?>= ?${number}`, 'gi'), meant: ' at least ' },
  { said: new RegExp(String.raw`${verb} ?<= ?${number}`, 'gi'), meant: ' at most ' },
  { said: new RegExp(String.raw`${verb} ?> ?${number}`, 'gi'), meant: ' over ' },
  { said: new RegExp(String.raw`${verb} ?< ?${number}`, 'gi'), meant: ' under ' },
  { said: /(?<=,) >= (?=\d+ ?(?:beds?|bd|br|bedrooms?)\b)/gi, meant: ' at least ' },
  { said: /(?<=\b[a-z]+) < (?=\d+ percent\b)/gi, meant: ' under ' },
  { said: /(?<=\b[a-z]+) > (?=\d+ percent\b)/gi, meant: ' over ' },
  {
    said: new RegExp(String.raw`\b(?:no|not) (?:lower|smaller|worse) than ${number}`, 'gi'),
    meant: 'at least ',
  },
  {
    said: new RegExp(String.raw`\b(?:no|not) (?:higher|larger|bigger) than ${number}`, 'gi'),
    meant: 'at most ',
  },
  { said: new RegExp(String.raw`\blower than ${number}`, 'gi'), meant: 'under ' },
  { said: new RegExp(String.raw`\bhigher than ${number}`, 'gi'), meant: 'over ' },
  { said: /(?<=\d\+? )dom\b/gi, meant: 'days on market' },
  {
    said: /(?<=\b(?:for|after|sitting|sat|spent|took|there|on|market) )(\d+) (?:or more|and more|or longer) (?=(?:days|units)\b)/gi,
    meant: 'at least $1 ',
  },
  { said: /(?<=\bone in )3\b/gi, meant: 'three' },
  { said: /(?<=\bone in )4\b/gi, meant: 'four' },
  { said: /(?<=\bone in )5\b/gi, meant: 'five' },
  // "The 2 months taken together".
  { said: /\b(the|those|these) 2 (?=[a-z])/gi, meant: '$1 two ' },
]
const anyOf =
  /\busd\b|us\$|hundred|\bbudget\b|\bmin(?:imum)?\b|[<>]|\bdom\b|(?:or|and) more |or longer|\b(?:around|about|approx\w*|roughly|like|say|maybe|whopping)\b|~|(?:low|high|small|larg|bigg)er than|worse than|e 2 |one in \d/i

export const withPlainLimits = (question: string): string =>
  anyOf.test(question)
    ? rules.reduce((text, { said, meant }) => text.replace(said, meant), question)
    : question
