// "October 2026 tie-out: orders by status", "reconciling Q3: income by type", "yesterday's close: orders, units": what a report is called
// says nothing of the rows; the time, the place or the things beside it do.
import { wherever, type Rewording } from '#engine/text/rewritten.ts'
import { phraseList } from '#engine/text/word-list.ts'

const named = phraseList(`
  recap, wrap up, wrapup, wrap, roundup, round up, rundown, run down, snapshot, scorecard, tie out, tieout, recon, reconciliation,
  reconciling, reconcile, close out, closeout, month end, year end, quarter end, eom, eoy, summary, report, reports, flash, digest,
  pulse check, pulse, health check, healthcheck, checkup, gut check, spot check, sanity check, trend check, overview, update, kpi,
  kpis, metrics, results, performance, deep dive, audit, auditing, readout, read out, tally, tallying, rollup, roll up, dashboard,
  post mortem, postmortem, look back, lookback, retrospective, breakdown, numbers, figures, stats, statistics, at a glance, in numbers, in two numbers, in three numbers, in four numbers, in five numbers, in six numbers, in 2 numbers, in 3 numbers, in 4 numbers, in 5 numbers, numbers now, numbers please, by
  the numbers, standings, cheat sheet, fact sheet, one pager, briefing, debrief, quick look, quick view, bookkeeping,
  accounting, budgeting, planning, forecasting prep, exercise, analysis, drill down, data pull, headline numbers, highlights
`)
  .toSorted((one, other) => other.length - one.length)
  .join('|')
const kinds =
  '(?:(?:sales|board|management|owner|owners|weekly|daily|monthly|quarterly|annual|yearly|quick|final|full|flash|status|executive|exec|internal|team|marketing|inventory|portfolio|market|shop|store|business) )?'
/** No word of a question: "listings by status numbers" asks for them. */
const plain =
  '(?!(?:by|per|of|what|which|how|when|who|sort|and|or|aging|with|two|three|four|the|for|is|are)\\b)[a-z\\d]+'
const first = new Set(named.split('|').flatMap(phrase => phrase.split(' ')))

/** A place or a kind that stands there would narrow the rows. */
const purpose =
  '(?:(?:flip|flipping|fixer|fixer upper|investment|investor|rental|clearance|markdown|reorder|restock|restocking|win back|winback|upsell|promo|promotion|repricing|price cut|price drop|discount|outreach|follow up|teardown|tear down|remodel|renovation|starter|bargain|buy|delisting|email|marketing|campaign|comp|vip|loyalty) )?'
const sought = '(?:cand?i?dates?|canditates?)'

export const reportHeadings: readonly Rewording[] = [
  wherever(
    [new RegExp(`^(?:${[...first].join('|')})$`), /^[:,-]$/],
    [
      {
        // "Both numbers, Aspen and Destin": so many are asked for.
        // "Low inventory report": few are left of those.
        said: new RegExp(
          `^(?!(?:${plain} )*(?:(?:both|(?<!\\bin )(?:two|three)) (?:numbers|figures)|low (?:- )?(?:inventory|stock))\\b)(?<before>(?:${plain} ){0,3}?)${kinds}(?:${named})(?<behind>(?: (?:for|of|on|in)(?: ${plain}){1,3})?)(?: (?:please|pls|plz))? (?<mark>[:,-])(?= [a-z\\d#%$])`,
        ),
        meant: ({ groups = {} }) => {
          const rest = `${groups['before'] ?? ''}${groups['behind'] ?? ''}`
            .replace(/\b(?:of|on)\b/, 'for')
            .replace(/\s+/g, ' ')
            .trim()
          return rest === '' ? '' : `${rest} ${groups['mark'] === '-' ? ':' : (groups['mark'] ?? '')}`
        },
      },
    ],
  ),
  wherever(
    [/^(?:reconciling|auditing|tallying|reviewing|checking|recapping|summarizing)$/, /^[:,-]$/],
    [
      {
        said: new RegExp(
          `^(?:reconciling|auditing|tallying|reviewing|checking|recapping|summarizing) (?<rest>${plain}(?: ${plain}){0,3}) [:,-](?= [a-z\\d#%$])`,
        ),
        meant: ({ groups = {} }) => `${groups['rest'] ?? ''} :`,
      },
    ],
  ),
  // "Flip candidates: active homes built before 1985": what they are wanted for; which ones is said behind it.
  wherever(
    [
      /^(?:cand?i?dates?|canditates?|prospects|targets|shortlist|wishlist|watchlist|opportunities|ideas|finds|list)$/,
      /^:$/,
    ],
    [
      {
        said: new RegExp(
          `^(?:our |my |some |possible |potential )?${purpose}(?:${sought}|prospects|targets|shortlist|short list|wishlist|wish list|watchlist|watch list|hit list|opportunities|ideas|finds) :(?= (?:${plain} ){0,4}(?:homes|houses|actives|listings|pendings|solds|expireds|products|items|skus|customers|buyers|guests|properties|places|cabins|condos)\\b)`,
        ),
        meant: () => '',
      },
    ],
  ),
  // "Yesterday's close: orders, units": the day is over.
  wherever(
    [/^close$/, /^[:,-]$/],
    [
      {
        said: /^(?<time>yesterday|today|last (?:week|month|quarter|year)|this (?:week|month|quarter)|month end|quarter end|year end) close (?<mark>[:,-])(?= )/,
        meant: ({ groups = {} }) =>
          groups['time']?.endsWith('end') === true ? '' : `${groups['time'] ?? ''} :`,
      },
    ],
  ),
]
