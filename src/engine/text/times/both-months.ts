// "December was better in 2025 than in 2024, what were the sales in both Decembers": the month of either year, one against the other.
// Read as one December, half of it would be missing.

const months =
  '(?<month>january|february|march|april|may|june|july|august|september|october|november|december)e?s'
const years = /\b20\d\d\b/g
const said = new RegExp(
  String.raw`\b(?:both(?: of (?:the|those|these))?|(?:the|those|these)(?: last| past)? (?:two|2)|each of the two) ${months}(?:[,:]? (?:\(|of |in )?20\d\d (?:and|vs\.?|versus|&) (?:of |in )?20\d\d\)?)?(?![a-z'’])`,
  'gi',
)
const anyOf = /\b(?:both|two|2) (?:of \w+ )?[a-z]+s\b/i

export const withBothMonths = (question: string): string => {
  if (!anyOf.test(question)) return question
  const [one, two, ...others] = [...new Set(question.match(years) ?? [])].sort()
  if (one === undefined || two === undefined || others.length > 0) return question
  return question.replace(said, `$<month> ${one} vs $<month> ${two}`)
}
