import { createHash, createHmac, randomBytes } from 'node:crypto'
import { makeKey } from '../src/features/money/partners/sealed-key.server.ts'
import type { TestApp } from './test-app.ts'

export interface Key {
  id: number
  partnerId: number
  apiKey: string
  secret: string
}

/** A partner of a brand, with its rate in hundredths of a percent and a key. */
export async function addPartnerWithKey(
  test: TestApp,
  { code = 'astro', siteId = 99, rate = 1000 }: { code?: string; siteId?: number; rate?: number } = {},
): Promise<Key> {
  const { id: partnerId } = await test.owner
    .insertInto('partners')
    .values({ site_id: siteId, code, name: 'Carnet d’étoiles', made_at: test.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await test.owner.insertInto('partner_rates').values({ partner_id: partnerId, since: '2026-01-01', rate }).execute()
  return addKeyOf(test, partnerId)
}

export async function addKeyOf(test: TestApp, partnerId: number): Promise<Key> {
  const { shown, kept } = makeKey(test.app)
  const { id } = await test.owner
    .insertInto('partner_keys')
    .values({ partner_id: partnerId, ...kept, made_at: test.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, partnerId, ...shown }
}

type Headers = Record<string, string>

/** Written again from the guide, not with the program's own functions. */
export function signedHeaders(
  key: Pick<Key, 'apiKey' | 'secret'>,
  [method, path, query, body = '']: readonly [method: string, path: string, query: string, body?: string],
  now: Date,
): Headers {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const nonce = randomBytes(16).toString('hex')
  const digest = createHash('sha256').update(body).digest('hex')
  const lines = [method, path, query, digest, timestamp, nonce]
  return {
    'X-Api-Key': key.apiKey,
    'X-Session-Id': 'essai-001',
    'X-Timestamp': timestamp,
    'X-Nonce': nonce,
    'X-Signature': createHmac('sha256', key.secret).update(lines.join('\n')).digest('hex'),
  }
}

/** A program's request: no origin, no cookies. Lets `change` spoil its headers. */
export async function sendSigned(
  test: TestApp,
  key: Pick<Key, 'apiKey' | 'secret'>,
  request: readonly [method: string, path: string, query: string, body?: string],
  change: (headers: Headers) => Headers = (headers) => headers,
  host?: string,
) {
  const [method, path, query, body] = request
  const headers = change(signedHeaders(key, request, test.now()))
  return test.browser(host).asProgram(method, query ? `${path}?${query}` : path, body, headers)
}
