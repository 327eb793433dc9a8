import { itemAt, lastOf } from '../needed/needed.ts'

/**
 * Address of the visitor. X-Forwarded-For counts only as far as trusted proxies wrote it: the last address in it that
 * is not one of them.
 */
export function visitorAddress(peer: string, forwarded: string | undefined, trusted: readonly string[]): string {
  const chain = [...(forwarded?.split(',').map((part) => part.trim()) ?? []), peer].map(plain)
  while (chain.length > 1 && trusted.includes(lastOf(chain))) chain.pop()
  return lastOf(chain)
}

/** An IPv4-mapped IPv6 address as IPv4. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/, '')

/** One person's network: an IPv4 address itself, or the first half of an IPv6 one, as a home has the other half. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [head = '', tail] = itemAt(address.split('%'), 0).split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const filled =
    tail === undefined ? left : [...left, ...Array(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
  return filled
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':')
}

/** A shortened address for the log: a /24 of IPv4, a /64 of IPv6, which is a home or a company. */
export function neighbourhoodOf(address: string): string {
  if (address.includes(':')) return `${networkOf(address)}::/64`
  return /^[\d.]+$/.test(address) ? address.replace(/\d+$/, '0/24') : ''
}
