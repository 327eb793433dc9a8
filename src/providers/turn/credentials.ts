import { createHmac } from 'node:crypto'
import type { RelayAccess } from './port.ts'

/** Seconds that credentials last. */
const LIFETIME = 900

/** Credentials as relays with a shared secret check them (coturn's `use-auth-secret`): the name begins with the expiry. */
export function signAccess(of: { urls: readonly string[]; secret: string }, name: string, now: Date): RelayAccess {
  const username = `${Math.floor(now.getTime() / 1000) + LIFETIME}:${name}`
  return { urls: of.urls, username, credential: passwordOf(of.secret, username), lifetime: LIFETIME }
}

export const passwordOf = (secret: string, username: string): string =>
  createHmac('sha1', secret).update(username).digest('base64')

/** Whether the credentials of this name have not expired; false for a name of another form. */
export const isCurrent = (username: string, now: Date): boolean =>
  /^\d{10}:[\w-]+$/.test(username) && Number(username.slice(0, 10)) * 1000 > now.getTime()
