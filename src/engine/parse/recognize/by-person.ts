// "Orders by Gloria Vargas", "bookings made by Caleb Jenkins": somebody did it, and nothing is grouped.
import { values } from './conditions.ts'
import { opensWith } from './recognizer.ts'

export const byPerson = opensWith({ words: ['by'] })((line, at) =>
  line.is(at, 'by') && line.all(at + 1, 'value').some(({ person }) => person === true)
    ? values(line, at + 1)
    : null,
)
