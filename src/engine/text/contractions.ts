// Short forms and what they stand for. People who dictate or hurry leave the apostrophe out.
import { wordSet } from './word-list.ts'

/** The part before n't where it is not simply the verb. */
export const beforeNot: ReadonlyMap<string, string> = new Map([
  ['wo', 'will'],
  ['ca', 'can'],
  ['sha', 'shall'],
  ['ai', 'is'],
])

/** What follows an apostrophe. 's is missing: after most words it marks an owner. */
export const afterApostrophe: ReadonlyMap<string, string> = new Map([
  ['re', 'are'],
  ['ve', 'have'],
  ['ll', 'will'],
  ['d', 'would'],
  ['m', 'am'],
  ['em', 'them'],
])

/** After these words 's is short for "is"; after all others it is possessive. */
export const takesIs: ReadonlySet<string> = wordSet(
  'what who that it there here where how when why he she everything nothing anything everyone nobody',
)

/** Written as one word, each standing for two. */
export const joinedWords: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['arent', ['are', 'not']],
  ['atleast', ['at', 'least']],
  ['aint', ['is', 'not']],
  ['cannot', ['can', 'not']],
  ['cant', ['can', 'not']],
  ['couldnt', ['could', 'not']],
  ['didnt', ['did', 'not']],
  ['doesnt', ['does', 'not']],
  ['dosent', ['does', 'not']],
  ['dont', ['do', 'not']],
  ['gimme', ['give', 'me']],
  ['gonna', ['going', 'to']],
  ['gotta', ['got', 'to']],
  ['outta', ['out', 'of']],
  ['hadnt', ['had', 'not']],
  ['hasnt', ['has', 'not']],
  ['havent', ['have', 'not']],
  ['havnt', ['have', 'not']],
  ['heres', ['here', 'is']],
  ['hows', ['how', 'is']],
  ['im', ['i', 'am']],
  ['isnt', ['is', 'not']],
  ['ive', ['i', 'have']],
  ['lemme', ['let', 'me']],
  ['rn', ['right', 'now']],
  ['shouldnt', ['should', 'not']],
  ['thats', ['that', 'is']],
  ['theres', ['there', 'is']],
  ['theyre', ['they', 'are']],
  ['theyve', ['they', 'have']],
  ['wanna', ['want', 'to']],
  ['wasnt', ['was', 'not']],
  ['werent', ['were', 'not']],
  ['weve', ['we', 'have']],
  ['whats', ['what', 'is']],
  ['whens', ['when', 'is']],
  ['wheres', ['where', 'is']],
  ['whos', ['who', 'is']],
  ['wont', ['will', 'not']],
  ['wouldnt', ['would', 'not']],
  ['youre', ['you', 'are']],
  ['youve', ['you', 'have']],
  ['atm', ['right', 'now']],
  ['alot', ['a', 'lot']],
  ['hafta', ['have', 'to']],
  ['whatre', ['what', 'are']],
  ['whatd', ['what', 'did']],
  ['howd', ['how', 'did']],
  ['itll', ['it', 'will']],
  ['ly', ['last', 'year']],
  ['py', ['previous', 'year']],
  ['lm', ['last', 'month']],
  ['lw', ['last', 'week']],
  ['lq', ['last', 'quarter']],
])

/** A full stop after these does not end a sentence. */
export const abbreviations: ReadonlySet<string> = wordSet(`
  vs avg approx no nr st dr mr mrs ms inc incl excl etc e.g i.e eg ie min max sq ft u.s est dept qty
  temp resp jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thur thurs fri sat
  sun yr yrs wk wks mo amt cust pmt mkt tot num prop prod hse nbr apprx occ inv val rev resv bkg med
  res cat cats ord ords pct bkgs props prods nts bdrm bdrms subdiv canc conf addr cnt mkts pmts rsv lstg lstgs
`)
