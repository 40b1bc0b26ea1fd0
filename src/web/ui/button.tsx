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

/** The main action and the one beside it. */
export function ActionPair({ actions }: { actions: readonly { label: string; to: string }[] }) {
  return (
    <div className="actions">
      {actions.map(({ label, to }, index) => (
        <ButtonLink key={label} to={to} look={index === 0 ? 'primary' : 'secondary'}>
          {label}
        </ButtonLink>
      ))}
    </div>
  )
}
