// React's style type knows no custom properties; data-driven lengths and delays are passed to the stylesheet with them.
import 'react'

declare module 'react' {
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined
  }
}
