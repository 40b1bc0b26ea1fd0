// "Homes that got views in the past 60 days but not a single favorite in that time": the time is named, and holds for both.
import { wherever, type Rewriting } from '#engine/text/rewritten.ts'

const unit = '(?:days?|weeks?|months?|quarters?|years?)'
const month = '(?:january|february|march|april|may|june|july|august|september|october|november|december)'
const named = `(?<=\\b(?:(?:past|last|this|previous) (?:[a-z\\d]+ )?${unit}|(?:in|during|since) (?:${month}(?: 20\\d\\d)?|20\\d\\d)) .*)`
const span = `(?:time|period|stretch|window|span|timeframe|time frame|time span|(?:\\d+ )?${unit})`

const rules: readonly Rewriting[] = [
  {
    said: new RegExp(
      `${named}(?: ,)? (?:in|during|over|within|for|throughout) (?:(?:exactly )?(?:that|those)(?: very| same| exact)?|(?:exactly )?the(?: very| exact)? same) ${span}(?= [?.!,;]|$| (?:and|but|with|sorted|by)\\b)`,
    ),
    meant: () => '',
  },
]

export const inThatTime = wherever(/^(that|those|same)$/, rules)
