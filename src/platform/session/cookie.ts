import { LRUCache } from 'lru-cache'
import type { Secrets } from '../secrets/secrets.ts'

/** Seconds; the specification's max age. */
export const COOKIE_MAX_AGE = 604_800

interface Sealed {
  readonly secret: string
  readonly signedIn: boolean
}

/** Opening a seal takes longer than reading its session: the latest are remembered, by a digest that can't be turned back. */
const unsealed = new LRUCache<string, ReadCookie>({ max: 5000 })

interface ReadCookie extends Sealed {
  /** Sealed under a secret that was replaced: the browser should get another. */
  readonly isOld: boolean
}

export const cookieName = (secure: boolean): string => (secure ? '__Host-session' : 'session')

/** How long a session lasts is the database's to say: this machine's clock may be wrong. */
export async function sealCookie({ secret, signedIn }: Sealed, secrets: Secrets, secure: boolean): Promise<string> {
  const sealed = await secrets.seal({ secret, signedIn })
  return cookieLine(cookieName(secure), sealed, COOKIE_MAX_AGE, secure)
}

export const clearedCookie = (secure: boolean): string => cookieLine(cookieName(secure), '', 0, secure)

/** The Set-Cookie line of what no script reads. Lax: it comes along with who follows a link to the site. */
export const cookieLine = (name: string, value: string, seconds: number, secure: boolean): string =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

/** What a cookie header gives under a name; null for nothing. */
export function valueIn(header: string | null, name: string): string | null {
  const part = header
    ?.split(';')
    .map((one) => one.trim())
    .find((one) => one.startsWith(`${name}=`))
  return part?.slice(name.length + 1) || null
}

/** What a cookie header holds; null when it is absent, forged or too old. */
export async function readCookie(header: string | null, secrets: Secrets, secure: boolean): Promise<ReadCookie | null> {
  const value = valueIn(header, cookieName(secure))
  if (!value) return null
  const key = secrets.sign(value).toString('base64')
  const known = unsealed.get(key)
  if (known) return known
  const { content, isOld } = await secrets.unseal<Sealed>(value)
  if (typeof content.secret !== 'string') return null
  const opened = { secret: content.secret, signedIn: content.signedIn === true, isOld }
  unsealed.set(key, opened)
  return opened
}
