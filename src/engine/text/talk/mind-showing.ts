// "Would you mind showing which brands …": what is asked for begins behind it.
import { wherever } from '#engine/text/rewritten.ts'

export const mindShowing = wherever(
  /^(showing|telling|listing|giving|naming|finding|checking|explaining|pulling|running|getting|sending)$/,
  [
    {
      said: /^(?:(?:would|do) you mind )?(?:showing|telling|listing|giving|naming|finding(?: out)?|checking|explaining)(?: to)? (?:me |us )?(?=(?:which|what|how (?:many|much|long|often)|who|where|when)\b)/,
      meant: () => '',
    },
    // "Would you mind pulling the sales that closed last week".
    {
      said: /^(?:would|do) you mind (?:pulling(?: up)?|showing|telling|listing|giving|finding|checking|running|getting|sending)(?: me| us)? (?=(?:the|all|our|a list|every|my)\b)/,
      meant: () => 'show me ',
    },
  ],
)
