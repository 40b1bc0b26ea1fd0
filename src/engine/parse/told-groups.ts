// "I have a client, so for each neighborhood tell me the average price": what stands last in a story may open what is asked.
import { isForEach } from './assemble/rank.ts'
import type { Line, Piece } from './piece.ts'
import { scan } from './scan.ts'

/** The words of the groups that a clause ends with. */
export const groupsAtEnd = (told: Line): readonly Piece[] =>
  scan(told).placed.flatMap(({ item, text, start, end }) =>
    item.kind === 'key' &&
    end >= told.length &&
    isForEach(text) &&
    !(/^by\b/.test(text) && isFactor(told, end - 1))
      ? told.pieces.slice(start, end)
      : [],
  )

/** "If I multiply price by pieces on hand": nobody groups by such a number. */
const isFactor = (told: Line, at: number): boolean =>
  told.all(at, 'attribute').some(({ sort }) => sort === 'number')

/** Those that the same sentence goes on from: "my boss checks this every month. How many …" ends with its own. */
export function groupsOpened(told: Line, whole: Line): readonly Piece[] {
  const last = told.pieces.at(-1)
  const next = last === undefined ? undefined : whole.pieces[whole.pieces.indexOf(last) + 1]
  const goesOn = next !== undefined && next.sentence === last?.sentence && !/^[.?!;]$/.test(next.text)
  return goesOn ? groupsAtEnd(told) : []
}
