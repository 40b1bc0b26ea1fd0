// "Conversion from inquiry to booking": of two steps that a measure between two others tells nothing of.
import type { Promised } from './promised.ts'

const conversion = '\\bconver(?:sions?|ting|ts?)(?: rates?)? '
const looks = '(?:an? |the |our |page |listing |home |property )?(?:views?|viewing|looks?|looking|visits?)\\b'
const asks = '(?:an? |the |our )?(?:inquir|enquir|question|message|contact|ask)'

export const stepsOfConversion: Promised = {
  what: 'from which step to which',
  says: new RegExp(`${conversion}from (?:(?!${looks})[a-z ]+? (?:in)?to\\b|[a-z ]+? (?:in)?to (?!${asks}))`),
  isKept: ({ columns }, index) =>
    !columns.some(
      one =>
        one.kind === 'quantity' &&
        one.quantity.kind === 'measure' &&
        index.measure(one.quantity.measure).label.startsWith('conversion from '),
    ),
}
