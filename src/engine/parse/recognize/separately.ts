// "With expired and withdrawn counted separately": each of the values has a number of its own.
import { opensWith } from './recognizer.ts'

export const separately = opensWith({
  texts:
    'counted | shown | listed | reported | broken out | split out | tallied | separately | apart | individually',
})((line, at) => {
  const text = (place: number) => line.pieces[place]?.text ?? ''
  const told = /^(counted|shown|listed|reported|broken out|split out|tallied)$/.test(text(at))
  const place = told ? at + 1 : at
  if (!/^(separately|apart|individually)$/.test(text(place))) return null
  // "Separately for each city" is one row for each.
  if (/^(for|by|per|from)$/.test(text(place + 1))) return null
  const named = line.is(at - 1, 'comma') ? at - 2 : at - 1
  return line.all(named, 'value').length > 0 ? { end: place + 1, items: [{ kind: 'each apart' }] } : null
})
