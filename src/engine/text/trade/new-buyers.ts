// "People who placed an order last month and had never ordered from us before": they came for the first time then.
import { wherever, type Rewording, type Rewriting } from '#engine/text/rewritten.ts'

const done = {
  order: '(?:ordered|bought|purchased|shopped|placed an order|made a purchase|placed any orders?)',
  stay: '(?:booked|stayed|reserved|made a booking|made a reservation)',
}
const what = '(?: anything| any| an order| once| even once| a thing)?'
const here =
  '(?: (?:from|with|at|in) (?:us|our (?:shop|store|place|site|homes)|the (?:shop|store)|here|any of our homes)| here)?'
const never = '(?:(?:have|has|had) )?(?:never(?: ever| once)?|not(?: ever| once)?|did not)'
const before = '(?:before(?: that| then| now)?|previously|until then|prior to that|earlier)'
const ends = '(?= [,.?!]|$| (?:by|per|for each)\\b)'
const time =
  /\b(?:this|last|past|current|previous|today|yesterday|since|january|february|march|april|may|june|july|august|september|october|november|december|q[1-4]|20\d\d)\b/

const isDone = (verbs: string, rest: string) => time.test(rest) && new RegExp(`\\b${verbs}\\b`).test(rest)

const firstTime = (verbs: string): Rewriting => ({
  said: new RegExp(
    `(?:,? )?(?:(?:and|but) )?(?:who |that |which |they )?${never} ${verbs}${what}${here} ${before}${ends}`,
  ),
  // Without a time of their own nobody is new.
  meant: ({ 0: said }, question) =>
    isDone(verbs, question.replace(said, ' ')) ? ' for the first time' : said,
})

/** "How many people ordered last month for the first time": whoever does it is a customer. */
const whoever = (verbs: string, plain: string): Rewriting => ({
  said: new RegExp(
    `\\b(?:people|folks|persons|individuals)(?=(?: (?:who|that))?(?: have| had)? ${verbs}\\b.* for the first time\\b)`,
  ),
  meant: () => plain,
})

const inPeriod: Rewriting = {
  said: new RegExp(
    `^(?<head>(?:so )?how many (?:new )?(?:customers|buyers|shoppers|clients) )(?<time>(?:in|over|during) (?:the )?(?:last|past|this|current) (?:\\d+ )?[a-z]+) (?:have|has|had)? ?(?:never|not)(?: ever)? (?<verb>ordered|bought|purchased)${what}${here} ${before}${ends}`,
  ),
  meant: ({ groups = {} }) => `${groups['head'] ?? ''}ordered ${groups['time'] ?? ''} for the first time`,
}

export const newBuyers: readonly Rewording[] = [
  wherever(
    [/^(before|previously|then|that|earlier)$/, /^(never|not)$/],
    [inPeriod, firstTime(done.order), firstTime(done.stay)],
  ),
  wherever(
    [/^(people|folks|persons|individuals)$/, /^first$/],
    [whoever(done.order, 'customers'), whoever(done.stay, 'guests')],
  ),
]
