import { type Kysely, sql } from 'kysely'
import type { DB } from '../src/platform/database/generated.ts'

interface GivenConsultation {
  clientId: number
  psychicId: number
  siteId?: number
  status?: 'requested' | 'accepted' | 'running' | 'paused' | 'ended' | 'refused' | 'missed' | 'cancelled'
  /** Seconds from the request to the acceptance; null if it was not accepted. */
  pickUp?: number | null
  /** Days ago. */
  ago?: number
}

/** A consultation as a row, without a meter or money. Accepted ones began ten seconds later. */
export async function addConsultation(owner: Kysely<DB>, given: GivenConsultation): Promise<number> {
  const at = (seconds: number) =>
    sql<Date>`app_now() - make_interval(days => ${given.ago ?? 0}) + make_interval(secs => ${seconds})`
  const { pickUp = null, status = 'ended' } = given
  const { id } = await owner
    .insertInto('consultations')
    .values({
      site_id: given.siteId ?? 99,
      client_id: given.clientId,
      psychic_id: given.psychicId,
      channel: 'chat',
      status,
      price_per_minute: 250,
      psychic_share_percent: 45,
      vat_percent: 20,
      requested_at: at(0),
      accepted_at: pickUp === null ? null : at(pickUp),
      started_at: pickUp === null ? null : at(pickUp + 10),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A review of a new consultation, with the same id. */
export async function addReview(
  owner: Kysely<DB>,
  given: {
    clientId: number
    psychicId: number
    siteId?: number
    rating?: number
    status?: string
    ago?: number
    text?: string
  },
): Promise<number> {
  const { clientId, psychicId, siteId = 99, ago = 0 } = given
  const consultationId = await addConsultation(owner, { clientId, psychicId, siteId, pickUp: 5, ago: ago + 1 })
  await owner
    .insertInto('reviews')
    .values({
      consultation_id: consultationId,
      psychic_id: psychicId,
      client_id: clientId,
      site_id: siteId,
      rating: given.rating ?? 5,
      text: given.text ?? 'Une écoute attentive.',
      status: given.status ?? 'published',
      consulted_at: sql<Date>`app_now() - make_interval(days => ${ago + 1})`,
      written_at: sql<Date>`app_now() - make_interval(days => ${ago})`,
    })
    .execute()
  return consultationId
}
