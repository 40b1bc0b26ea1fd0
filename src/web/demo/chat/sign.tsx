const drawings = {
  copy: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3',
  download: 'M8 2.5v7.2M4.9 6.9 8 10l3.1-3.1M2.8 13.2h10.4',
  link: 'M6.6 9.4a2.6 2.6 0 0 0 3.7 0l2.2-2.2a2.6 2.6 0 0 0-3.7-3.7l-.9.9M9.4 6.6a2.6 2.6 0 0 0-3.7 0L3.5 8.8a2.6 2.6 0 0 0 3.7 3.7l.9-.9',
  chevron: 'M6 3.5 10.5 8 6 12.5',
} as const

/** A small sign on a tool, drawn with one pen. */
export function Sign({ name }: { name: keyof typeof drawings }) {
  return (
    <svg
      className={`sign sign-${name}`}
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={drawings[name]} />
    </svg>
  )
}
