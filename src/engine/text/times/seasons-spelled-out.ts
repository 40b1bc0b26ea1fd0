// "Are summer stays longer than winter ones? Average nights for June to August 2026 against December 2025 to February 2026": what the seasons
// are and what is held against what stands behind it in full.
import { wherever } from '#engine/text/rewritten.ts'

const season = '(?:summer|winter|spring|fall|autumn)s?'
const month =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec)'

export const seasonsSpelledOut = wherever(
  [/^(summer|winter|spring|fall|autumn)s?$/, /^than$/],
  [
    {
      said: new RegExp(
        `^(?:(?:so|ok|and) )*(?:are|is|were|was|do|does|did) [^?]*\\b${season}\\b[^?]* than [^?]*\\b${season}\\b[^?]*\\? (?=[^?]*\\b${month} [^?]*\\b(?:against|vs|versus|compared)\\b[^?]*\\b${month}\\b)`,
      ),
      meant: () => '',
    },
  ],
)
