import type { Visit } from '../../../app.ts'
import { rosterOf } from '../psychics/roster.server.ts'
import { fairPercent, type Rank, rankOf } from '../psychics/rules.ts'
import { readRecorded } from './queries.server.ts'

/** What the card of a psychic tells beside their profile, as it is at this moment. */
export interface CardRecord {
  at: Date
  onlineSeconds: number
  /** The first day on which presence was counted, if that is within the days shown; null if all were. */
  onlineFrom: string | null
  /** Accepted consultations that are over, and whole percent of them that were held to their end. */
  ended: number
  completedPercent: number | null
  /** null for a psychic who is not on the site's list. */
  rank: Rank | null
}

export async function readCard(visit: Visit, psychicId: number): Promise<CardRecord> {
  const [recorded, roster] = await Promise.all([readRecorded(visit.db, psychicId), rosterOf(visit)])
  const { ended, completed, onlineSeconds, onlineFrom } = recorded
  return {
    at: visit.now(),
    onlineSeconds,
    onlineFrom,
    ended,
    completedPercent: fairPercent(completed, ended),
    rank: rankOf(roster, psychicId),
  }
}
