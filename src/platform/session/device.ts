import { sealData, unsealData } from 'iron-session'
import { cookieLine } from './cookie.ts'

/** Seconds: a year from the last sign-in. */
const DEVICE_MAX_AGE = 31_536_000
/** A device that more people share forgets the first of them. */
const MOST_PEOPLE = 10

export const deviceCookieName = (secure: boolean): string => (secure ? '__Host-device' : 'device')

/** Who signed in on this device, the latest first; nobody where its cookie is absent or forged. */
export async function peopleOf(sealed: string | null, password: string): Promise<number[]> {
  if (!sealed) return []
  const { people } = await unsealData<{ people?: unknown }>(sealed, { password, ttl: 0 })
  return Array.isArray(people) ? people.filter((id) => typeof id === 'number') : []
}

/** The Set-Cookie line of a device on which one more person signs in. */
export async function deviceLine(
  userId: number,
  before: readonly number[],
  rules: { password: string; secure: boolean },
): Promise<string> {
  const people = [userId, ...before.filter((id) => id !== userId)].slice(0, MOST_PEOPLE)
  const sealed = await sealData({ people }, { password: rules.password, ttl: 0 })
  return cookieLine(deviceCookieName(rules.secure), sealed, DEVICE_MAX_AGE, rules.secure)
}
