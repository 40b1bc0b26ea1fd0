// "Would you mind showing which brands …": what is asked for begins behind it.
import { wherever } from '#engine/text/rewritten.ts'

export const mindShowing = wherever(/^(showing|telling|listing|giving|naming|finding|checking|explaining)$/, [
  {
    said: /^(?:(?:would|do) you mind )?(?:showing|telling|listing|giving|naming|finding(?: out)?|checking|explaining)(?: to)? (?:me |us )?(?=(?:which|what|how (?:many|much|long|often)|who|where|when)\b)/,
    meant: () => '',
  },
])
