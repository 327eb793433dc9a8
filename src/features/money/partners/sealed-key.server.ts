import { randomBytes } from 'node:crypto'
import type { App } from '../../../app.ts'
import type { KeyRing } from '../../../platform/at-rest/key-ring.ts'
import { sealedTable } from '../../../platform/at-rest/sealed-table.ts'

const placeOf = ({ digest }: { digest: Buffer }): string => `partner key ${digest.toString('hex')}`

/** The digest under which an API key is kept: the table alone tells no key. */
export const digestOf = (app: Pick<App, 'digest'>, apiKey: string): Buffer => app.digest(`partner key:${apiKey}`)

/** A new key: what its partner is shown once, and what is kept. */
export function makeKey(app: Pick<App, 'digest' | 'keys'>) {
  const apiKey = `pk_${randomBytes(24).toString('base64url')}`
  const secret = randomBytes(32).toString('base64url')
  const digest = digestOf(app, apiKey)
  return {
    shown: { apiKey, secret },
    kept: { digest, hint: apiKey.slice(0, 8), sealed: app.keys.seal(placeOf({ digest }), secret) },
  }
}

/** @throws {UnreadableData} */
export const openSecret = (keys: KeyRing, row: { digest: Buffer; sealed: Buffer }): string =>
  keys.open(placeOf(row), row.sealed)

export const sealedPartnerKeys = sealedTable<{ digest: Buffer }>({
  name: 'the secret of a partner’s key',
  table: 'partner_keys',
  id: 'id',
  beside: ['digest'],
  placeOf,
})
