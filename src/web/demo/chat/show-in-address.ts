import { searchFor, type LinkedQuestion } from './question-link.ts'

/** The link that asks this question again, on the page that is open. */
export const linkTo = (linked: LinkedQuestion): string =>
  new URL(`${location.pathname}${searchFor(linked)}`, location.origin).href

/** A reload asks the last question again. It is no new page: Back leaves the demo. */
export const showInAddress = (linked: LinkedQuestion): void =>
  history.replaceState(history.state, '', linkTo(linked))
