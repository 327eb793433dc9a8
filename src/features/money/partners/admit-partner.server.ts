import { createHash } from 'node:crypto'
import type { PartnerCaller, Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { isSignature, type Signed, signatureOf } from '../../../platform/security/request-signature.ts'
import { countAttempt } from '../../house/limits/count-attempt.server.ts'
import { findKey, keepNonce, markUsed } from './key-queries.server.ts'
import { CALLS, type HeaderName, headerNames, isApiKey, isInTime, isNonce, isSession } from './rules.ts'
import { digestOf, openSecret } from './sealed-key.server.ts'

/** A request as it came: its five headers, and what else is signed. */
export interface SignedRequest extends Omit<Signed, 'timestamp' | 'nonce'> {
  header(name: string): string | undefined
}

/**
 * The partner who signed a request. The nonce is kept at once and for itself: a request that fails later can't be sent
 * again either. A wrong signature keeps nothing, so that nobody can use up a partner's nonces or calls.
 * @throws {Refusal} headersInvalid, securityParametersMissing, securityParametersInvalid, apiAuthInvalid, nonceInvalid,
 * tooManyRequests
 */
export async function admitPartner(visit: Visit, request: SignedRequest): Promise<PartnerCaller> {
  const { apiKey, session, signature, timestamp, nonce } = readHeaders(request)
  if (!isInTime(timestamp, visit.now())) throw new Refusal('securityParametersInvalid', headerNames.timestamp)
  if (!isNonce(nonce)) throw new Refusal('nonceInvalid', headerNames.nonce)
  const key = await findKey(visit.db, visit.site.id, digestOf(visit.app, apiKey))
  // An unknown key is compared too, so that the time taken does not tell it from a wrong signature.
  const secret = key ? openSecret(visit.app.keys, key) : apiKey
  const isRight = isSignature(signature, signatureOf(secret, { ...request, timestamp, nonce }))
  if (!key || !isRight) throw new Refusal('apiAuthInvalid', headerNames.signature)
  await countAttempt(visit, [{ limit: CALLS, subject: String(key.id) }], 'tooManyRequests')
  const digest = createHash('sha256').update(nonce).digest()
  if (!(await keepNonce(visit.db, key.id, digest, visit.now()))) throw new Refusal('nonceInvalid', headerNames.nonce)
  await markUsed(visit.db, key.id, visit.now())
  visit.app.log.info({ requestId: visit.requestId, partner: key.code, key: key.id, run: session }, 'partner call')
  return { id: key.partnerId, code: key.code, name: key.name }
}

function readHeaders({ header }: SignedRequest): Record<HeaderName, string> {
  const given = (name: HeaderName): string => header(headerNames[name]) ?? ''
  const [apiKey, session] = [given('apiKey'), given('session')]
  if (!isApiKey(apiKey)) throw new Refusal('headersInvalid', headerNames.apiKey)
  if (!isSession(session)) throw new Refusal('headersInvalid', headerNames.session)
  for (const name of ['signature', 'timestamp', 'nonce'] as const) {
    if (!given(name)) throw new Refusal('securityParametersMissing', headerNames[name])
  }
  return { apiKey, session, signature: given('signature'), timestamp: given('timestamp'), nonce: given('nonce') }
}
