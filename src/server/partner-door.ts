import type { HonoRequest } from 'hono'
import type { PartnerCaller, Visit } from '../app.ts'
import { admitPartner } from '../features/money/partners/admit-partner.server.ts'
import { headerNames } from '../features/money/partners/rules.ts'
import { asksAsPartner, mayComeFromElsewhere } from './serve-api.ts'

const proofs = [headerNames.signature, headerNames.timestamp, headerNames.nonce]

/**
 * Whether a request to the API claims a partner's signature: its call is for partners, it bears a part of a signature,
 * or it writes from no origin under an API key. The API key and session headers alone are the public references that any
 * client may send.
 */
export function isSigned(request: HonoRequest): boolean {
  if (!request.path.startsWith('/api/') || mayComeFromElsewhere(request)) return false
  if (asksAsPartner(request) || proofs.some((name) => request.header(name) !== undefined)) return true
  const writes = request.method !== 'GET' && request.method !== 'HEAD'
  return writes && request.header('origin') === undefined && request.header(headerNames.apiKey) !== undefined
}

/** @throws {Refusal} as admitPartner */
export async function signedBy(visit: Visit, request: HonoRequest): Promise<PartnerCaller> {
  return admitPartner(visit, {
    method: request.method,
    path: request.path,
    query: new URL(request.url).searchParams,
    body: new Uint8Array(await request.arrayBuffer()),
    header: (name) => request.header(name),
  })
}
