import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { emailKey } from '../../../platform/email-address/email-key.ts'
import { findPhone } from '../../house/users/phone-queries.server.ts'
import { clientOf } from '../../house/visit/access.ts'
import { runningPauses, type Whose } from './queries.server.ts'
import { type Pause, pauseOf } from './rules.ts'

/** A person as pauses know them: what they proved, and nothing else. */
export interface Proved {
  userId: number | null
  email: string | null
  phone: string | null
}

/** Addresses and telephones stand here as keyed digests: who proves one again is found, and nobody is listed. */
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

/** The pause that the client took, under this account or an earlier one; null where none runs. */
export async function ownPause(visit: Visit): Promise<Pause | null> {
  return pauseOf(await runningPauses(visit.db, await ownWhose(visit), visit.now()))
}

/** Whether someone whom offers could be sent takes a pause. */
export async function isPaused(visit: Visit, proved: Proved): Promise<boolean> {
  return (await runningPauses(visit.db, whoseOf(visit, proved), visit.now())).length > 0
}

/**
 * Before anything that is paid or leads to it, on every channel.
 * @throws {Refusal} onPause
 */
export async function requireNoPause(visit: Visit): Promise<void> {
  if (await ownPause(visit)) throw new Refusal('onPause')
}
