import { brand } from '#brand/brand.ts'
import { logoPaths } from './logo-paths.ts'

const [strokes, cross] = logoPaths

/** Five tally strokes: five trades, the oldest record kept by hand. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 32 32" fill="none" strokeLinecap="round" aria-hidden="true">
      <path d={strokes} stroke="currentColor" strokeWidth="3.1" />
      <path d={cross} stroke="var(--page)" strokeWidth="6.4" strokeLinecap="butt" />
      <path d={cross} stroke="var(--pencil)" strokeWidth="3.3" />
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
