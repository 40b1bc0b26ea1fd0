// "Customers who have only ever bought books": those who did it and nothing else, which no row by itself can tell. Having done it
// once is not the same.
import type { Line } from '#engine/parse/piece.ts'

const verb =
  /^(used|use|uses|shop|shops|shopped|bought|buy|buys|ordered|order|orders|paid|pay|pays|stayed|stay|stays|booked|book|books|purchased|visited|came|come|leave|leaves|left|arrive|arrives|arrived|check|checks|checked|depart|departs|departed|leaving|arriving|departing|checking|staying|booking)\b/
const rows = /^(orders|purchases|bookings|stays|reservations|page views|views|products|items|refunds)$/
const has = /^(with|have|has|had|having|got)$/
const doer = /^(who|that|have|has|had|they|customers|guests|people|shoppers|buyers)$/

export function saysOnlySuch(line: Line): boolean {
  const text = (at: number) => line.pieces[at]?.text ?? ''
  const isName = (at: number) =>
    line.all(at, 'value').length > 0 ||
    line.means(at, 'period') !== undefined ||
    line.means(at, 'weekdays') !== undefined
  // "Who only stayed once", "bought only 3 items": a number, which has its own meaning.
  const isNumber = (at: number) =>
    line.means(at, 'amount') !== undefined || /^(once|twice|one|a single|\d.*)$/.test(text(at))
  const isState = (at: number) =>
    isName(at) || line.all(at, 'segment').length > 0 || line.all(at, 'noun').some(({ weak }) => !weak)
  return line.pieces.some((_, at) => {
    if (text(at) !== 'only') return false
    const done = text(at + 1) === 'ever' ? at + 2 : at + 1
    const isBefore = doer.test(text(at - 1)) && verb.test(text(done))
    // "Orders paid only with gift cards": one row has only one of them.
    const isOfRows = line.pieces.slice(0, at).some(({ text: word }) => rows.test(word))
    const isBehind = !isOfRows && verb.test(text(at - 1)) && (isName(at + 1) || isName(line.past(at + 1)))
    // "Guests who leave on Sundays only".
    const isLast =
      !isOfRows &&
      line.means(at - 1, 'weekdays') !== undefined &&
      line.pieces.slice(0, at).some(({ text: word }) => verb.test(word))
    // "Customers with only cancelled orders", "who only have cancelled orders".
    const named = has.test(text(at + 1)) ? at + 2 : at + 1
    const isHad =
      (has.test(text(at - 1)) || has.test(text(at + 1))) &&
      isState(named) &&
      line.pieces.some((_, place) => place >= named && place <= named + 2 && rows.test(text(place)))
    return (isBefore || isBehind || isLast || isHad) && ![1, 2, 3, 4].some(step => isNumber(at + step))
  })
}
