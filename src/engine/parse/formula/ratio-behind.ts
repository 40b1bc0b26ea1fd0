// "Mobile to desktop ratio by month": the ratio of the one to the other.
const device = '(?:mobile|desktop|tablet)'
const step = '(?:interactions|visits|traffic|views|clicks|inquiries|favorites|shares|impressions)'
const behind = new RegExp(
  `\\b(?:the )?(?<one>${device})(?: |-)to(?: |-)(?<two>${device})(?<what> ${step})? ratio\\b`,
  'i',
)

export const ratioBehind = (question: string): string =>
  question.replace(behind, (...found) => {
    const { one = '', two = '', what = '' }: Record<string, string | undefined> = found.at(-1) ?? {}
    return `ratio of ${one} to ${two}${what}`
  })
