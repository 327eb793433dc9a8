import { randomBytes } from 'node:crypto'
import { sealData, unsealData } from 'iron-session'
import { cookieLine } from './cookie.ts'

/** Seconds: a year from the last sign-in. */
const DEVICE_MAX_AGE = 31_536_000
/** A device that more people share forgets the first of them. */
const MOST_PEOPLE = 10

export const deviceCookieName = (secure: boolean): string => (secure ? '__Host-device' : 'device')

/** Someone who signed in on a device, and when last, in milliseconds. */
export interface Mark {
  userId: number
  at: number
}

export interface Device {
  /** Known to nobody but the cookie. */
  id: string
  /** Who signed in on it, the latest first. */
  marks: Mark[]
}

/** As cookies hold a mark; older ones hold the person alone. */
type Kept = [userId: number, at: number]

/** The device of a cookie; another one, that nobody used, where it is absent or forged. */
export async function openDevice(sealed: string | null, password: string): Promise<Device> {
  const { id, people } = sealed
    ? await unsealData<{ id?: unknown; people?: unknown }>(sealed, { password, ttl: 0 })
    : {}
  if (typeof id !== 'string' || !Array.isArray(people)) return { id: randomBytes(12).toString('base64url'), marks: [] }
  return { id, marks: people.flatMap(markOf) }
}

function markOf(kept: unknown): Mark[] {
  const [userId, at] = Array.isArray(kept) ? kept : [kept, 0]
  return typeof userId === 'number' && typeof at === 'number' ? [{ userId, at }] : []
}

/** The Set-Cookie line of a device, with one more person who signs in on it, if any. */
export async function deviceLine(
  mark: Mark | null,
  { id, marks: before }: Device,
  rules: { password: string; secure: boolean },
): Promise<string> {
  const marks = mark ? [mark, ...before.filter(({ userId }) => userId !== mark.userId)] : before
  const people = marks.slice(0, MOST_PEOPLE).map(({ userId, at }): Kept => [userId, at])
  const sealed = await sealData({ id, people }, { password: rules.password, ttl: 0 })
  return cookieLine(deviceCookieName(rules.secure), sealed, DEVICE_MAX_AGE, rules.secure)
}
