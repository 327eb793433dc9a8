import type { Entry } from './queries.server.ts'
import type { AccountKind } from './rules.ts'

interface Sides {
  siteId: number
  clientId: number
  psychicId: number
}

/** Builds entries of a consultation on the accounts of its client and of its psychic. */
export function sidesOf({ siteId, clientId, psychicId }: Sides) {
  const on =
    (ownerId: number) =>
    (kind: AccountKind, amount: number): Entry => ({ account: { kind, siteId, ownerId }, amount })
  return { client: on(clientId), psychic: on(psychicId) }
}
