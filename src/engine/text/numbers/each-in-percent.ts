// "How many visitors come from Google and how many from Airbnb, in percent of all visitors": a share of each. One share of both came.
const many = 'how (?:many|much)'
const joint = '(?:from|with|by|via|through)'
const name = '(?:(?!and\\b|how\\b|from\\b)[a-z0-9.&]+)(?: (?!and\\b|how\\b|from\\b)[a-z0-9.&]+){0,2}'
const percent = '(?:percents?|percentages?|%|pct)'

const each = new RegExp(
  `^${many} (?:of (?:our |the )?)?(?<what>[a-z]+s) (?:(?:are|is|were|was|have|has) )?(?:(?<how>coming|come|comes|came|paid|booked) )?(?<a>${joint} ${name}),? (?:and|vs\\.?|versus) ${many} (?:\\k<what> )?(?:(?:are|is|were|was) )?(?:\\k<how> )?(?<b>${joint} ${name}),? (?:in|as) (?:an? )?${percent}(?: (?:out )?of (?:all|the total|total)(?: of)?(?: the| our)?(?: (?:\\k<what>|them))?)?$`,
  'i',
)

export const inPercentEach = (question: string): string => {
  const { what = '', how = '', a = '', b = '' } = each.exec(question)?.groups ?? {}
  return what === ''
    ? question
    : `what percent of ${what} ${verbs[how.toLowerCase()] ?? 'are'} ${a} and what percent ${b}`
}

const verbs: Readonly<Record<string, string>> = {
  coming: 'come',
  come: 'come',
  comes: 'come',
  came: 'came',
  paid: 'were paid',
  booked: 'were booked',
}
