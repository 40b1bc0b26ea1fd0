import type { ComponentProps } from 'react'

/** White paper with the one shadow. */
export function Sheet({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={className ? `sheet ${className}` : 'sheet'} />
}
