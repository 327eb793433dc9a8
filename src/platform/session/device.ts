import { randomBytes } from 'node:crypto'
import type { Secrets } from '../secrets/secrets.ts'
import { cookieLine } from './cookie.ts'

/** Seconds: a year from the last sign-in. */
const DEVICE_MAX_AGE = 31_536_000
/** A device that more people share forgets the first of them. */
const MOST_PEOPLE = 10

export const deviceCookieName = (secure: boolean): string => (secure ? '__Host-device' : 'device')

export interface Device {
  /** Known to nobody but the cookie. */
  id: string
  /** Who signed in on it, the latest first. */
  people: number[]
}

/** The device of a cookie; another one, that nobody used, where it is absent or forged. */
export async function openDevice(sealed: string | null, secrets: Secrets): Promise<Device> {
  const { id, people }: Partial<Device> = sealed ? (await secrets.unseal<Device>(sealed)).content : {}
  if (typeof id !== 'string' || !Array.isArray(people)) return { id: randomBytes(12).toString('base64url'), people: [] }
  return { id, people: people.filter((one) => typeof one === 'number') }
}

/** The Set-Cookie line of a device on which one more person signs in. */
export async function deviceLine(
  userId: number,
  { id, people: before }: Device,
  rules: { secrets: Secrets; secure: boolean },
): Promise<string> {
  const people = [userId, ...before.filter((one) => one !== userId)].slice(0, MOST_PEOPLE)
  const sealed = await rules.secrets.seal({ id, people })
  return cookieLine(deviceCookieName(rules.secure), sealed, DEVICE_MAX_AGE, rules.secure)
}
