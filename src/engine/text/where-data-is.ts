// "How many events does one session have in the site analytics", "how many subdivisions exist in this database": all that is asked for is
// there, and the words behind it would keep a question from being known by its end.
const place =
  '(?:(?:the|our|this|your) )?(?:(?:site|web|website|shop|store) analytics|analytics|database|dataset|data ?set)'
const behind = new RegExp(
  `(?<=[a-z]) (?:exist |are there |listed |stored |recorded )?(?:in|within|from) ${place}(?=[.?!,]|$)`,
  'i',
)
const before = new RegExp(`^(?:in|from|looking at) ${place}, `, 'i')

export const whereDataIs = (question: string): string =>
  /analytics|data/i.test(question)
    ? question
        .replace(before, '')
        .replace(behind, found => (/ exist | are there /.test(found) ? ' exist' : ''))
    : question
