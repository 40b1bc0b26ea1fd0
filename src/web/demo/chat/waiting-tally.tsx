const strokes = [
  'M7.2 5.2 6.8 26.8',
  'M13.2 4.8 13 27.2',
  'M19.1 4.8 19.2 27.2',
  'M25 5.2 25.4 26.8',
  'M2.2 22.6 29.8 9.4',
]

/** Counting: four strokes and the red one across, one after the other. Where motion is not wanted, three and a hint of the next. */
export function WaitingTally() {
  return (
    <svg className="waiting-tally" viewBox="0 0 32 32" fill="none" strokeLinecap="round" aria-hidden="true">
      {strokes.map(path => (
        <path key={path} d={path} pathLength="1" />
      ))}
    </svg>
  )
}
