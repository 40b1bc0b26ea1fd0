// "Everybody says phones only browse. Inquiries per session for each device?": what others say is what people say, and no question.
import { wherever } from '#engine/text/rewritten.ts'

export const everybodySays = wherever(/^(?:says|claims|thinks|insists|swears|believes|reckons)$/, [
  {
    said: /^(?:(?:so|well|ok|and|but) (?:, )?)?(?:everybody|everyone|somebody|someone|my (?:boss|partner|wife|husband|manager|colleague|brother|sister)|our (?:owner|accountant|manager|agency)|the (?:boss|owner|manager|agency|internet|team))(?: (?:always|keeps|still|here))? (?:says|claims|thinks|insists|swears|believes|reckons)(?: that)?(?= )/,
    meant: () => 'people say',
  },
])
