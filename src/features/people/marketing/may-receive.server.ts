import type { Visit } from '../../../app.ts'
import { refusedSince } from '../../house/mail/bounces.server.ts'
import { isPaused } from '../pauses/standing.server.ts'
import { findReach, latestAnswer } from './queries.server.ts'
import { type Channel, consentOf, type Lack } from './rules.ts'
import { emailHashOf } from './tokens.server.ts'

/** Whether offers may be sent to this account by this channel: the only check, made before each offer. */
export async function mayReceive(visit: Visit, userId: number, channel: Channel): Promise<boolean> {
  return (await whatKeeps(visit, userId, channel)) === null
}

/** What prevents a person's consent from taking effect; null if nothing does, or if they did not consent. */
export async function lackOf(visit: Visit, userId: number, channel: Channel): Promise<Lack | null> {
  const reason = await whatKeeps(visit, userId, channel)
  return reason === 'consent' || reason === 'pause' || reason === 'refused' ? null : reason
}

async function whatKeeps(
  visit: Visit,
  userId: number,
  channel: Channel,
): Promise<Lack | 'consent' | 'pause' | 'refused' | null> {
  const [person, answer] = await Promise.all([
    findReach(visit.db, visit.site.id, userId),
    latestAnswer(visit.db, userId, consentOf[channel]),
  ])
  if (!person || !answer?.agreed) return 'consent'
  const proved = person.email_proved_at === null ? null : person.email
  if (await isPaused(visit, { userId, email: proved, phone: person.number })) return 'pause'
  if (channel !== 'email') return person.number === null ? 'phone' : null
  if (person.email === null || person.email_proved_at === null) return 'address'
  if (!answer.address_hash?.equals(emailHashOf(visit, person.email))) return 'link'
  return (await refusedSince(visit, person.email)) === null ? null : 'refused'
}
