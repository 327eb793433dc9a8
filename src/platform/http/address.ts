/**
 * Address of the visitor. X-Forwarded-For counts only as far as trusted proxies wrote it: the last address in it that
 * is not one of them.
 */
export function visitorAddress(peer: string, forwarded: string | undefined, trusted: readonly string[]): string {
  const chain = [...(forwarded?.split(',').map((part) => part.trim()) ?? []), peer].map(plain)
  while (chain.length > 1 && trusted.includes(chain.at(-1)!)) chain.pop()
  return chain.at(-1)!
}

/** An IPv4 address that came through an IPv6 socket, written as IPv4. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/, '')
