import { createHmac } from 'node:crypto'
import { sealData, unsealData } from 'iron-session'
import { LRUCache } from 'lru-cache'

/** Seconds; the specification's max age. */
export const COOKIE_MAX_AGE = 604_800

/** How long a session lasts is the database's to say: this machine's clock may be wrong. */
const SEALED_FOR_EVER = 0

interface Sealed {
  readonly secret: string
  readonly signedIn: boolean
}

/** Opening a seal takes longer than reading its session: the latest are remembered, by a digest that can't be turned back. */
const unsealed = new LRUCache<string, Sealed>({ max: 5000 })

export const cookieName = (secure: boolean): string => (secure ? '__Host-session' : 'session')

export async function sealCookie(content: Sealed, password: string, secure: boolean): Promise<string> {
  const sealed = await sealData(content, { password, ttl: SEALED_FOR_EVER })
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
export async function readCookie(header: string | null, password: string, secure: boolean): Promise<Sealed | null> {
  const value = valueIn(header, cookieName(secure))
  if (!value) return null
  const key = createHmac('sha256', password).update(value).digest('base64')
  const known = unsealed.get(key)
  if (known) return known
  const content = await unsealData<Partial<Sealed>>(value, { password, ttl: SEALED_FOR_EVER })
  if (typeof content.secret !== 'string') return null
  const opened = { secret: content.secret, signedIn: content.signedIn === true }
  unsealed.set(key, opened)
  return opened
}
