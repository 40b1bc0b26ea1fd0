import { pencilLine } from '#web/art/pencil.ts'

const group = 66
const height = 48

/** A number counted by hand: every fifth stroke crosses the four before it. */
export function TallyMarks({ count }: { count: number }) {
  const groups = Math.ceil(count / 5)
  const strokes = Array.from({ length: count }, (_, index) => {
    const left = Math.floor(index / 5) * group + 4
    const place = index % 5
    return place === 4
      ? pencilLine([left - 2, 37], [left + 50, 12], index + 2, 0.9)
      : pencilLine([left + 6 + place * 11, 5], [left + 4 + place * 11, 44], index + 2, 0.9)
  })
  const width = groups * group - (count % 5 ? group - (count % 5) * 11 - 4 : 10)
  return (
    <svg
      className="tally"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <path d={strokes.join('')} fill="none" stroke="currentColor" strokeWidth="3.4" strokeLinecap="round" />
    </svg>
  )
}
