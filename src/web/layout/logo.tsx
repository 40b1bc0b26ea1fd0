import { brand } from '#brand/brand.ts'

/** Five tally strokes: five trades, the oldest record kept by hand. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 32 32" fill="none" strokeLinecap="round" aria-hidden="true">
      <path
        d="M7.2 5.2 6.8 26.8M13.2 4.8 13 27.2M19.1 4.8 19.2 27.2M25 5.2 25.4 26.8"
        stroke="currentColor"
        strokeWidth="3.1"
      />
      <path d="M2.2 22.6 29.8 9.4" stroke="var(--page)" strokeWidth="6.4" strokeLinecap="butt" />
      <path d="M2.2 22.6 29.8 9.4" stroke="var(--pencil)" strokeWidth="3.3" />
    </svg>
  )
}

export function Logo() {
  return (
    <a className="logo" href="/" aria-label={`${brand.name} home`}>
      <LogoMark />
      <span>{brand.name}</span>
    </a>
  )
}
