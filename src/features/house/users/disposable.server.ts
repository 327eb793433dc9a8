import { disposableEmailBlocklistSet } from 'disposable-email-domains-js'

const disposable = disposableEmailBlocklistSet()

/** Whether the address belongs to a disposable mailbox, which could not receive a code or receipt later. */
export function isDisposable(address: string): boolean {
  const parts = address
    .slice(address.lastIndexOf('@') + 1)
    .normalize('NFKC')
    .toLowerCase()
    .split('.')
  return parts.some((_, place) => disposable.has(parts.slice(place).join('.')))
}
