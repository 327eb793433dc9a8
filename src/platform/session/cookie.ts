import { sealData, unsealData } from 'iron-session'

/** Seconds; the specification's max age. */
export const COOKIE_MAX_AGE = 604_800

/** How long a session lasts is the database's to say: this machine's clock may be wrong. */
const SEALED_FOR_EVER = 0

interface Sealed {
  secret: string
  signedIn: boolean
}

export const cookieName = (secure: boolean): string => (secure ? '__Host-session' : 'session')

export async function sealCookie(content: Sealed, password: string, secure: boolean): Promise<string> {
  const sealed = await sealData(content, { password, ttl: SEALED_FOR_EVER })
  return `${cookieName(secure)}=${sealed}; Path=/; Max-Age=${COOKIE_MAX_AGE}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}

export const clearedCookie = (secure: boolean): string =>
  `${cookieName(secure)}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

/** What a cookie header holds; null when it is absent, forged or too old. */
export async function readCookie(header: string | null, password: string, secure: boolean): Promise<Sealed | null> {
  const name = `${cookieName(secure)}=`
  const value = header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(name))
    ?.slice(name.length)
  if (!value) return null
  const content = await unsealData<Partial<Sealed>>(value, { password, ttl: SEALED_FOR_EVER })
  return typeof content.secret === 'string' ? { secret: content.secret, signedIn: content.signedIn === true } : null
}
