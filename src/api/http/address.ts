// Where a request comes from. A forwarded header is believed only as far as the operator's own proxies wrote it.
import { isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

export type ClientAddress = (c: Context) => string

export function clientAddress(trustedProxies: number): ClientAddress {
  return c => {
    const peer = socketAddress(c)
    if (trustedProxies === 0) return peer
    const hops = (c.req.header('x-forwarded-for') ?? '').split(',').map(hop => hop.trim())
    const claimed = hops.at(-trustedProxies) ?? ''
    return isIP(claimed) === 0 ? peer : claimed
  }
}

function socketAddress(c: Context): string {
  // In-process requests of the tests have no socket.
  if (typeof c.env !== 'object' || c.env === null || !('incoming' in c.env)) return '127.0.0.1'
  const address = getConnInfo(c).remote.address ?? '127.0.0.1'
  return address.startsWith('::ffff:') ? address.slice(7) : address
}

/** Enough of an address to see where traffic comes from, too little to find a person: /24, or /48 for IPv6. */
export function shortened(address: string): string {
  if (isIP(address) === 4) return `${address.split('.').slice(0, 3).join('.')}.0`
  if (isIP(address) !== 6) return 'unknown'
  const [head = '', tail] = address.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = tail === undefined ? 0 : 8 - left.length - right.length
  const groups = [...left, ...Array.from({ length: gap }, () => '0'), ...right]
  return `${groups
    .slice(0, 3)
    .map(group => parseInt(group, 16).toString(16))
    .join(':')}::`
}
