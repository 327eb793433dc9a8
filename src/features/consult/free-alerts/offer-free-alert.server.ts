import type { Visit } from '../../../app.ts'
import type { Platform } from '../psychics/rules.ts'
import { findAlert } from './queries.server.ts'

/**
 * The state of the alert offered on a psychic's page: sign in first, prove the address first, can be asked for, or can
 * be withdrawn.
 */
export type FreeAlertOffer = { kind: 'anonymous' | 'unproven' | 'open' } | { kind: 'waiting'; until: Date }

/** null where no alert is possible: for people other than clients, and for psychics who never open the chat. */
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
