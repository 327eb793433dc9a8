import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import type { EncodedVoice } from './encode-voice.server.ts'
import type { VoiceView } from './rules.ts'

/** Stores a presentation that no profile plays yet. */
export async function putVoice(
  db: Database,
  psychicId: number,
  { hash, bytes, seconds }: EncodedVoice,
  said: { wave: string; at: Date },
): Promise<void> {
  await db
    .insertInto('voice_presentations')
    .values({ psychic_id: psychicId, hash, bytes, seconds, wave: said.wave, kept_at: said.at })
    .onConflict((conflict) => conflict.columns(['psychic_id', 'hash']).doNothing())
    .execute()
}

/** Plays a stored presentation on the psychic's profile; the one before is deleted. */
export async function showVoice(db: Database, psychicId: number, hash: string): Promise<void> {
  await db
    .deleteFrom('voice_presentations')
    .where('psychic_id', '=', psychicId)
    .where('shown', '=', true)
    .where('hash', '<>', hash)
    .execute()
  await db
    .updateTable('voice_presentations')
    .set({ shown: true })
    .where('psychic_id', '=', psychicId)
    .where('hash', '=', hash)
    .execute()
}

/** Deletes the presentations that are neither played nor named. */
export async function dropVoices(db: Database, psychicId: number, except: string | null): Promise<void> {
  await db
    .deleteFrom('voice_presentations')
    .where('psychic_id', '=', psychicId)
    .where('shown', '=', false)
    .where('hash', '<>', except ?? '')
    .execute()
}

/** Stops playing the psychic's presentation. */
export async function eraseVoice(db: Database, psychicId: number): Promise<void> {
  await db.deleteFrom('voice_presentations').where('psychic_id', '=', psychicId).where('shown', '=', true).execute()
}

const viewed = (db: Database, psychicId: number) =>
  db.selectFrom('voice_presentations').select(['hash', 'seconds', 'wave']).where('psychic_id', '=', psychicId)

/** What a psychic's profile plays; null without a presentation. */
export async function voiceOf(db: Database, psychicId: number): Promise<VoiceView | null> {
  return (await viewed(db, psychicId).where('shown', '=', true).executeTakeFirst()) ?? null
}

/** A stored presentation, played or not. */
export async function findVoice(db: Database, psychicId: number, hash: string): Promise<VoiceView | null> {
  return (await viewed(db, psychicId).where('hash', '=', hash).executeTakeFirst()) ?? null
}

/** The sound of a presentation, and whether a profile of the site plays it to everyone. */
export async function readVoiceBytes(
  db: Database,
  siteId: number,
  psychicId: number,
  hash: string,
): Promise<{ bytes: Buffer; isPublic: boolean } | null> {
  const row = await db
    .selectFrom('voice_presentations as v')
    .innerJoin('psychics as p', 'p.id', 'v.psychic_id')
    .innerJoin('psychic_listings as l', 'l.psychic_id', 'p.id')
    .select(['v.bytes', sql<boolean>`v.shown and p.state = 'live'`.as('isPublic')])
    .where('l.site_id', '=', siteId)
    .where('v.psychic_id', '=', psychicId)
    .where('v.hash', '=', hash)
    .executeTakeFirst()
  return row ?? null
}
