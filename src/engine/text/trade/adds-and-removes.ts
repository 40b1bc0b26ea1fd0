// "Adds to cart vs removes past 30 days": what is taken out again, where what is put in stands before it. "Remove" alone leaves out.
import { wherever } from '#engine/text/rewritten.ts'

const adds = '(?:add(?:s|ed)? to (?:the )?carts?|cart adds|cart additions|carted|adds|additions|atcs?)'
const removes = '(?:removes|removals|removed|removes from (?:the )?cart|taken out|take outs)'

export const addsAndRemoves = wherever(
  [/^(adds?|added|cart|carted|additions|atcs?)$/, /^(removes|removals|removed|taken|take)$/],
  [
    {
      said: new RegExp(
        `\\b${adds} (?<joint>vs|versus|and|against|compared to|compared with|or|minus|,|&|\\/) ${removes}(?! from)(?= |$)`,
      ),
      meant: ({ groups = {} }) => `adds to cart ${groups['joint'] ?? ''} cart removals`,
    },
  ],
)
