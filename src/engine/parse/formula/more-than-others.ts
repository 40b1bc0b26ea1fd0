// "Subdivisions, more homes for sale today than closings past 12 months, both counts": groups that have more of the one than of the other.
// What is for sale is so today, and both numbers are shown anyway.

const groups =
  /^(?<who>(?:(?:the|all|our) )?(?:subdivisions|areas|neighbou?rhoods|communities|cities|states|brands|categories|property types|payment methods))(?:,|:| -) (?:with )?(?=(?:more|fewer) )/i
const atPresent =
  /(?<= (?:for sale|on the market|actives?|active listings|available|under contract|pendings?|in stock)) (?:today|right now|now|currently|at the moment|as of today|at present)(?= than )/i
const bothNumbers =
  /(?:[,;.?:]| and| with| -) (?:(?:show|give|list|with)(?: me)? )?(?:both|the two) (?:the )?(?:counts|numbers|figures|totals)[.?! ]*$/i

export const moreThanOthers = (question: string): string =>
  /\b(?:more|fewer)\b/i.test(question) && / than /i.test(question)
    ? question.replace(groups, '$<who> with ').replace(atPresent, '').replace(bothNumbers, '')
    : question
