import { LRUCache } from 'lru-cache'
import type { Secrets } from '../secrets/secrets.ts'

/** Seconds; the specification's max age. */
export const COOKIE_MAX_AGE = 604_800

interface Sealed {
  readonly secret: string
  readonly signedIn: boolean
}

/** Unsealing takes longer than reading the session: the latest are cached, by an irreversible digest. */
const unsealed = new LRUCache<string, ReadCookie>({ max: 5000 })

interface ReadCookie extends Sealed {
  /** Sealed with a replaced secret: the browser should get a new cookie. */
  readonly isOld: boolean
}

export const cookieName = (secure: boolean): string => (secure ? '__Host-session' : 'session')

/** The database decides how long a session lasts, as this machine's clock may be wrong. */
export async function sealCookie({ secret, signedIn }: Sealed, secrets: Secrets, secure: boolean): Promise<string> {
  const sealed = await secrets.seal({ secret, signedIn })
  return cookieLine(cookieName(secure), sealed, COOKIE_MAX_AGE, secure)
}

export const clearedCookie = (secure: boolean): string => cookieLine(cookieName(secure), '', 0, secure)

/** The Set-Cookie line of a cookie that no script can read. Lax: it is sent when a link to the site is followed. */
export const cookieLine = (name: string, value: string, seconds: number, secure: boolean): string =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

/** The value of a cookie in a header; null if absent. */
export function valueIn(header: string | null, name: string): string | null {
  const part = header
    ?.split(';')
    .map((one) => one.trim())
    .find((one) => one.startsWith(`${name}=`))
  return part?.slice(name.length + 1) || null
}

/** The content of the session cookie; null if absent, forged or expired. */
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
