// "Everybody says phones only browse. Inquiries per session for each device?": what others say is what people say, and no question.
import { wherever } from '#engine/text/rewritten.ts'

export const everybodySays = wherever(/^(?:everybody|everyone|somebody|someone)$/, [
  {
    said: /^(?:(?:so|well|ok|and|but) (?:, )?)?(?:everybody|everyone|somebody|someone)(?: (?:always|keeps|still|here))? (?:says|claims|thinks|insists|swears|believes|reckons)(?: that)?(?= )/,
    meant: () => 'people say',
  },
])
