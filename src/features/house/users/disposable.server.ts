import { disposableEmailBlocklistSet } from 'disposable-email-domains-js'

const disposable = disposableEmailBlocklistSet()

/** Whether the box is thrown away after a minute: neither code nor receipt would be found in it again. */
export function isDisposable(address: string): boolean {
  const parts = address
    .slice(address.lastIndexOf('@') + 1)
    .normalize('NFKC')
    .toLowerCase()
    .split('.')
  return parts.some((_, place) => disposable.has(parts.slice(place).join('.')))
}
