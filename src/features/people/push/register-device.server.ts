import { createPublicKey, randomBytes } from 'node:crypto'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { countAttempt } from '../../house/limits/count-attempt.server.ts'
import { lockUser } from '../../house/users/queries.server.ts'
import { phoneHolderOf } from '../phones/phone-holder.ts'
import { removeBeyond, removeByAddress, upsertDevice } from './queries.server.ts'
import { registrations } from './rules.ts'
import { sealAddress } from './sealed-device.server.ts'

interface Subscription {
  endpoint: string
  keys: { p256dh: string; auth: string }
  replaces?: string | undefined
}

const AUTH_BYTES = 16

/**
 * Registers the browser of this session for its person; returns its reference. Its address is one that our server will
 * call, so only those of known push services are taken.
 * @throws {Refusal} as phoneHolderOf, pushUnavailable, pushServiceUnknown, parametersInvalid, tooManyRequests
 */
export async function registerDevice(outer: Visit, { endpoint, keys, replaces }: Subscription): Promise<string> {
  const { id: userId } = phoneHolderOf(outer)
  const { push } = outer.app
  if (!push) throw new Refusal('pushUnavailable')
  if (!push.isAllowed(endpoint)) throw new Refusal('pushServiceUnknown', 'endpoint')
  if (!isKey(keys.p256dh)) throw new Refusal('parametersInvalid', 'p256dh')
  if (!isSecret(keys.auth)) throw new Refusal('parametersInvalid', 'auth')
  await countAttempt(outer, [{ limit: registrations, subject: String(userId) }], 'tooManyRequests')
  return inTransaction(outer, async (visit) => {
    await lockUser(visit.db, userId)
    if (replaces !== undefined) await removeByAddress(visit.db, userId, hashOf(visit, replaces))
    const endpointHash = hashOf(visit, endpoint)
    const reference = await upsertDevice(visit.db, {
      reference: randomBytes(12).toString('base64url'),
      userId,
      sessionId: visit.session.id,
      endpointHash,
      sealed: sealAddress(visit.app.keys, { endpoint_hash: endpointHash }, { endpoint, ...keys }),
      userAgent: visit.userAgent.slice(0, 200),
      at: visit.now(),
    })
    await removeBeyond(visit.db, userId)
    return reference
  })
}

const hashOf = (visit: Visit, endpoint: string): Buffer => visit.app.digest(`push:${endpoint}`)

const isSecret = (auth: string): boolean =>
  /^[\w-]+={0,2}$/.test(auth) && Buffer.from(auth, 'base64url').length === AUTH_BYTES

/** Whether it is a point of P-256: another one would fail only when something is sent. */
function isKey(p256dh: string): boolean {
  const raw = Buffer.from(p256dh, 'base64url')
  if (!/^[\w-]+={0,2}$/.test(p256dh) || raw.length !== 65 || raw[0] !== 4) return false
  const [x, y] = [raw.subarray(1, 33), raw.subarray(33)].map((part) => part.toString('base64url'))
  try {
    createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
    return true
  } catch {
    return false
  }
}
