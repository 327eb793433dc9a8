import { randomUUID } from 'node:crypto'
import { type RealSite, startRealSite } from '../e2e/production/site.ts'
import type { Proxied } from '../e2e/production/tls-proxy.ts'
import { freePort } from '../test/program.ts'
import { seededFolder } from '../test/seeded-folder.ts'
import { openNginx } from './nginx.ts'

export interface Target extends RealSite {
  /** Where the proxy answers unencrypted requests with a redirect. */
  clearPort: number
  /** The session's cookie of a client of the demonstration. */
  clientCookie: string
}

/** The built program in production mode behind the proxy that docs/security.md describes, with the demonstration's people. */
export async function startTarget(): Promise<Target> {
  const clearPort = await freePort()
  const openProxy = (proxied: Proxied) => openNginx({ ...proxied, clearPort })
  const site = await startRealSite({}, { dataDir: await seededFolder(), openProxy })
  try {
    return { ...site, clearPort, clientCookie: await signIn(site.address, 'cliente@demo.test') }
  } catch (error) {
    await site.stop()
    throw error
  }
}

async function signIn(address: string, email: string): Promise<string> {
  const answer = await fetch(`${address}/api/users/login`, {
    method: 'POST',
    headers: { origin: address, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ email, password: 'clair-de-lune-2026' }),
  })
  if (!answer.ok) throw new Error(`signing in was answered ${answer.status}: ${await answer.text()}`)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
}
