import { randomBytes } from 'node:crypto'
import type { Secrets } from '../secrets/secrets.ts'
import { cookieLine } from './cookie.ts'

/** Seconds: a year from the last sign-in. */
const DEVICE_MAX_AGE = 31_536_000
/** The most people per device; the earliest is dropped. */
const MOST_PEOPLE = 10

export const deviceCookieName = (secure: boolean): string => (secure ? '__Host-device' : 'device')

/** A person who signed in on a device, and the last time, in milliseconds. */
export interface Mark {
  userId: number
  at: number
}

export interface Device {
  /** Stored only in the cookie. */
  id: string
  /** The people who signed in on it, the latest first. */
  marks: Mark[]
}

/** A mark as stored in cookies; older ones hold only the person. */
type Kept = [userId: number, at: number]

/** The device of a cookie; a new one without people if the cookie is absent or forged. */
export async function openDevice(sealed: string | null, secrets: Secrets): Promise<Device> {
  const kept = sealed ? (await secrets.unseal<{ id: unknown; people: unknown }>(sealed)).content : {}
  const { id, people } = kept
  if (typeof id !== 'string' || !Array.isArray(people)) return { id: randomBytes(12).toString('base64url'), marks: [] }
  return { id, marks: people.flatMap(markOf) }
}

function markOf(kept: unknown): Mark[] {
  const [userId, at] = Array.isArray(kept) ? kept : [kept, 0]
  return typeof userId === 'number' && typeof at === 'number' ? [{ userId, at }] : []
}

/** The Set-Cookie line of a device, adding a person who signs in on it, if any. */
export async function deviceLine(
  mark: Mark | null,
  { id, marks: before }: Device,
  rules: { secrets: Secrets; secure: boolean },
): Promise<string> {
  const marks = mark ? [mark, ...before.filter(({ userId }) => userId !== mark.userId)] : before
  const people = marks.slice(0, MOST_PEOPLE).map(({ userId, at }): Kept => [userId, at])
  const sealed = await rules.secrets.seal({ id, people })
  return cookieLine(deviceCookieName(rules.secure), sealed, DEVICE_MAX_AGE, rules.secure)
}
