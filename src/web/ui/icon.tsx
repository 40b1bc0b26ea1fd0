const drawings = {
  parasol: 'M11 4h10l7 7v10l-7 7H11l-7-7V11zM11 4l10 24M21 4 11 28M28 11 4 21M28 21 4 11',
  'floor-plan': 'M4 5h24v22H4zM15 5v8M15 19v8M15 19h5M25 19h3M15 13a6 6 0 0 1 6 6',
  carton: 'm16 3 12 6.5v13L16 29 4 22.5v-13zM4 9.5 16 16l12-6.5M16 16v13M10 6.3l12 6.4v4.5',
  'legal-pad': 'M6 4h20v24H6zM6 9h20M11 9v19M15 14.5h7M15 19h7M15 23.5h4',
  blackboard: 'M3 6h26v17H3zM8 27h16M8 18l4-6 4 4 3-5 5 7',
} as const

export type IconName = keyof typeof drawings

/** The sign of a trade, drawn with one pen. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={drawings[name]} />
    </svg>
  )
}

export function Arrow() {
  return (
    <svg
      className="arrow"
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M3 8h10M9 4l4 4-4 4" />
    </svg>
  )
}
