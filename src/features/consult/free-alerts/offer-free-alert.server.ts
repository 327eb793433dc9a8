import type { Visit } from '../../../app.ts'
import type { Platform } from '../psychics/rules.ts'
import { findAlert } from './queries.server.ts'

/** What the page offers someone who waits for a psychic: to sign in, to prove the address, to ask, or to withdraw. */
export type FreeAlertOffer = { kind: 'anonymous' | 'unproven' | 'open' } | { kind: 'waiting'; until: Date }

/** null where nobody could be told: to those who are no clients, and of a psychic who never opens the chat. */
export async function offerFreeAlert(
  visit: Visit,
  psychic: { id: number; offeredChannels: readonly Platform[] },
): Promise<FreeAlertOffer | null> {
  const { user } = visit
  if (!psychic.offeredChannels.includes('chat')) return null
  if (!user) return { kind: 'anonymous' }
  if (user.role !== 'client') return null
  if (!user.emailProved) return { kind: 'unproven' }
  const until = await findAlert(visit.db, user.id, psychic.id, visit.now())
  return until ? { kind: 'waiting', until } : { kind: 'open' }
}
