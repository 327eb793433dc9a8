import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { emailKey } from '../../../platform/email-address/email-key.ts'
import { findPhone } from '../../house/users/phone-queries.server.ts'
import { clientOf } from '../../house/visit/access.ts'
import { runningPauses, runningPausesAmong, type Whose } from './queries.server.ts'
import { type Pause, pauseOf } from './rules.ts'

/** A person as pauses know them: only what they proved. */
export interface Proved {
  userId: number | null
  email: string | null
  phone: string | null
}

/** Addresses and telephones are stored as keyed digests: a returning person is recognised, but nobody can be listed. */
export function whoseOf({ app, site }: Visit, { userId, email, phone }: Proved): Whose {
  const mark = (text: string) => app.digest(`pause:${site.id}:${text}`)
  const marks = [...(email === null ? [] : [mark(emailKey(email))]), ...(phone === null ? [] : [mark(phone)])]
  return { siteId: site.id, userId, marks }
}

/** The client of this visit. @throws {Refusal} as clientOf */
export async function ownWhose(visit: Visit): Promise<Whose & { userId: number }> {
  const { id, email, emailProved } = clientOf(visit)
  const { number } = await findPhone(visit.db, id)
  return { ...whoseOf(visit, { userId: id, email: emailProved ? email : null, phone: number }), userId: id }
}

/** The client's running pause, under this account or an earlier one; null if none. */
export async function ownPause(visit: Visit): Promise<Pause | null> {
  return pauseOf(await runningPauses(visit.db, await ownWhose(visit), visit.now()))
}

/** Whether a recipient of offers is on a pause. */
export async function isPaused(visit: Visit, proved: Proved): Promise<boolean> {
  return (await runningPauses(visit.db, whoseOf(visit, proved), visit.now())).length > 0
}

/** Whether each recipient of offers is on a pause. */
export async function arePaused(visit: Visit, people: readonly Proved[]): Promise<boolean[]> {
  const all = people.map((proved) => whoseOf(visit, proved))
  const ids = all.flatMap(({ userId }) => userId ?? [])
  const marks = all.flatMap((whose) => whose.marks)
  const pauses = await runningPausesAmong(visit.db, { siteId: visit.site.id, ids, marks }, visit.now())
  const accounts = new Set<number | null>(pauses.map(({ userId }) => userId))
  const paused = new Set(pauses.flatMap((pause) => pause.marks.map(asText)))
  return all.map(({ userId, marks }) => accounts.has(userId) || marks.some((mark) => paused.has(asText(mark))))
}

const asText = (mark: Buffer): string => mark.toString('hex')

/**
 * Called before anything paid or leading to a payment, on every channel.
 * @throws {Refusal} onPause
 */
export async function requireNoPause(visit: Visit): Promise<void> {
  if (await ownPause(visit)) throw new Refusal('onPause')
}
