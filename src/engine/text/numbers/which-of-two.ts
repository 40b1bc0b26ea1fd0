// "Florida or Tennessee - which of the two had more": two sides, and the one of them that had.
const behindDash = /^([^,?.!:;]{2,60} (?:or|vs\.?|versus) [^,?.!:;-]{2,40}?) ?[-–—] ?(?=(?:which|who)\b)/i
const ofTheTwo =
  /(?<=^[^?]{2,60} (?:or|vs\.?|versus) [^?]{2,40}[,:-] ?(?:which|who))(?: one)? of (?:the|those|these) two (?=[a-z])/i

export const whichOfTwo = (question: string): string =>
  /\b(?:which|who)\b/i.test(question) ? question.replace(behindDash, '$1, ').replace(ofTheTwo, ' ') : question
