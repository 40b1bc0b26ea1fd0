import type { ComponentProps, ReactNode } from 'react'

export type ButtonLook = 'primary' | 'secondary'

const classes = (look: ButtonLook, small: boolean) => `button button-${look}${small ? ' button-small' : ''}`

interface Shared {
  look?: ButtonLook
  small?: boolean
  children: ReactNode
}

export function Button({ look = 'primary', small = false, ...rest }: Shared & ComponentProps<'button'>) {
  return <button type="button" {...rest} className={classes(look, small)} />
}

/** A plain document link; `to` is a path of the site or an address. */
export function ButtonLink({ to, look = 'primary', small = false, children }: Shared & { to: string }) {
  return (
    <a href={to} className={classes(look, small)}>
      {children}
    </a>
  )
}
