// What is said around a formula of its result: for what it is computed, how it is shown, which end comes first.
import { signsIn } from './expression.ts'

export interface Remarks {
  text: string
  /** For what it is computed: "per subdivision", "by brand in 2025". */
  behind: string
  percent: boolean
  order: 'up' | 'down' | null
  /** "Top 20". */
  limit?: number
}

const group =
  '(?<!divided |multiplied )(?:per|by|for each|for every|in each|in every|on each|on every|within each)'
// A price per square foot and closings per month are no groups.
const each = `${group} (?!(?:day|night|week|month|quarter|year|sq|sqft|sf|square|foot)\\b)[\\p{L}][\\p{L}\\p{N} ]*`
const inTime =
  '(?<!divided |multiplied )(?:by|for each|for every) (?:day|week|month|quarter|year)[\\p{L}\\p{N} ]*'

const ofEach = new RegExp(`^(?:${each}|${inTime})$`, 'iu')
const trailing = new RegExp(`^(?<text>.+?),? (?<behind>${each}|${inTime})$`, 'iu')
const leading = new RegExp(`^(?<behind>${each})(?:[,:]| -) (?<text>.+)$`, 'iu')
const within = new RegExp(`(?<= )${each.replace('[\\p{L}][\\p{L}\\p{N} ]*', '\\p{L}+')}`, 'iu')

const shownAs = '(?:(?:shown|expressed) )?(?:as|in) (?:an? )?(?:%|pct|percent|percentage)'
const percentBehind = new RegExp(` ${shownAs}$`, 'i')
const percentAlone = new RegExp(`^(?:(?:and )?${shownAs}|%|pct|percent)$`, 'i')
const endFirst =
  /^(?:and )?(?:sorted )?(?:with the )?(?<end>highest|largest|biggest|most|best|lowest|smallest|least|worst) first$|^(?:sorted )?(?:desc(?:ending)?|hi(?:gh)?(?:-| to )lo(?:w)?|ranked|highest to lowest|largest to smallest)$/i
const topFew = /^(?:(?:only|just|show|and) )?(?:the )?top (?<limit>\d{1,3})$/i
const pleasantry =
  /^(?:and )?(?:(?:show|with|list|give)(?: me)? (?:both(?: \p{L}+)?|the two|all of them)|(?:show|with|w\/|incl(?:uding|\.)?|and)(?: me)? (?:the |that )?(?:spread|gap|diff(?:erence)?|ratio|result)|how (?:big|large|high|much)(?: (?:is it|it is|is that|that is))?|what is it|please|thanks)$/iu

/** "Revenue / units sold, 2026": the time of each of its parts. */
const timeAlone =
  /^(?:in |for |during |since )?(?:(?:19|20)\d\d|(?:this|last) (?:year|month|quarter|week)|ytd|q[1-4] (?:19|20)\d\d|(?:the )?(?:past|last) \d+ (?:days|weeks|months|years))$/i
const withoutJoint = /^(?:(?:19|20)\d\d|q[1-4])/i

export const isGroup = (text: string): boolean => ofEach.test(text)

/** The group that a part of a formula names for itself: "units sold per product in the past 90 days". */
export const groupIn = (text: string): string | null => within.exec(text)?.[0] ?? null

/** Null where something is said of the result that is not understood. */
export function remarksOf(text: string): Remarks | null {
  const [first = '', ...others] = text.split(/[,;] | [-–—] (?=show|with|list|and |how )/)
  const said: Remarks = { text: first.trim(), behind: '', percent: false, order: null }
  for (const remark of others.map(one => one.trim()).filter(one => one !== '')) {
    const end = endFirst.exec(remark)?.groups?.['end']?.toLowerCase()
    const limit = topFew.exec(remark)?.groups?.['limit']
    if (percentAlone.test(remark)) said.percent = true
    else if (limit !== undefined) Object.assign(said, { limit: Number(limit), order: 'down' })
    else if (endFirst.test(remark)) said.order = /lowest|smallest|least|worst/.test(end ?? '') ? 'up' : 'down'
    else if (timeAlone.test(remark))
      said.behind = `${said.behind} ${withoutJoint.test(remark) ? 'in ' : ''}${remark}`.trim()
    else if (isGroup(remark)) said.behind = `${said.behind} ${remark}`.trim()
    // "Per subdivision, avg ask minus avg sold": what is computed stands behind the comma.
    else if (isGroup(said.text) && said.behind === '')
      Object.assign(said, { text: remark, behind: said.text })
    else if (!pleasantry.test(remark)) return null
  }
  const shown = percentBehind.test(said.text)
    ? { ...said, text: said.text.replace(percentBehind, ''), percent: true }
    : said
  const found = (leading.exec(shown.text) ?? trailing.exec(shown.text))?.groups
  // "Top 5 listings by revenue divided by nightly rate": the group ends before any sign.
  if (found === undefined || signsIn(found['behind'] ?? '').length > 0) return shown
  const behind = `${shown.behind} ${found['behind'] ?? ''}`.trim()
  return { ...shown, text: found['text'] ?? '', behind }
}
