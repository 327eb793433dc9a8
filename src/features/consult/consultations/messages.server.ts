import { sql } from 'kysely'
import type { KeyRing } from '../../../platform/at-rest/key-ring.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { one } from '../../../platform/database/one.ts'
import { mediaView } from '../media/file-details.server.ts'
import type { Side } from '../rooms/rules.ts'
import { messageText, type StoredMessage } from '../rooms/sealed-message.server.ts'
import { texts } from './room/texts.ts'
import type { MessageView } from './send-message.server.ts'

/**
 * Messages after a sequence number, oldest first. For a message that was written while the client's connection was
 * lost, and never reached them, the client reads a note instead.
 */
export async function listMessages(
  db: Database,
  keys: KeyRing,
  { id, after = 0, limit = 500, reader = null }: { id: number; after?: number; limit?: number; reader?: Side | null },
): Promise<MessageView[]> {
  const rows = await db
    .selectFrom('messages')
    .leftJoin('message_files as f', (join) =>
      join.onRef('f.consultation_id', '=', 'messages.consultation_id').onRef('f.sequence', '=', 'messages.sequence'),
    )
    .select(stored)
    .select(['messages.sequence', 'sent_at as sentAt', 'reply_to as replyTo', 'undelivered'])
    .select(['f.file', 'f.sealed as details'])
    .$narrowType<{ author: Side }>()
    .where('messages.consultation_id', '=', id)
    .where('messages.sequence', '>', after)
    .orderBy('messages.sequence')
    .limit(limit)
    .execute()
  return rows.map((row) => {
    const { sequence, clientId, author, sentAt, replyTo } = row
    const isLost = row.undelivered && reader === 'client'
    const text = isLost ? texts.entries.undelivered : messageText(keys, row)
    const media = isLost ? null : mediaView(keys, { file: row.file, sealed: row.details })
    return { sequence, clientId, author, text, replyTo, media, sentAt }
  })
}

/** A message that is known to exist, as its author reads it. */
export async function findMessage(
  db: Database,
  keys: KeyRing,
  { id, sequence }: { id: number; sequence: number },
): Promise<MessageView> {
  return one(await listMessages(db, keys, { id, after: sequence - 1, limit: 1 }))
}

/** The message that a side sent with this id of its own; null if there is none yet. */
export async function findSent(
  db: Database,
  keys: KeyRing,
  { id, author, clientId }: { id: number; author: Side; clientId: string },
): Promise<MessageView | null> {
  const row = await db
    .selectFrom('messages')
    .select('sequence')
    .where('consultation_id', '=', id)
    .where('author', '=', author)
    .where('client_message_id', '=', clientId)
    .executeTakeFirst()
  return row ? findMessage(db, keys, { id, sequence: row.sequence }) : null
}

const stored = [
  'messages.consultation_id as consultationId',
  'author',
  'client_message_id as clientId',
  'text',
  'messages.sealed',
] as const

/** Messages that are not sealed with the newest key, in order, locked until the end of the transaction. */
export async function lockStaleMessages(
  db: Database,
  head: Buffer,
  after: { consultationId: number; sequence: number } | null,
  limit: number,
): Promise<(StoredMessage & { sequence: number })[]> {
  return db
    .selectFrom('messages')
    .select(stored)
    .select('sequence')
    .where(
      sql<boolean>`(consultation_id, sequence) > (${after?.consultationId ?? 0}::bigint, ${after?.sequence ?? 0}::integer)`,
    )
    .where(sql<boolean>`(sealed is null or substring(sealed for ${head.length}::integer) <> ${head})`)
    .orderBy('consultation_id')
    .orderBy('sequence')
    .limit(limit)
    .forUpdate()
    .execute()
}

export async function writeSealed(
  db: Database,
  of: { consultationId: number; sequence: number },
  sealed: Buffer,
): Promise<void> {
  await db
    .updateTable('messages')
    .set({ sealed, text: null })
    .where('consultation_id', '=', of.consultationId)
    .where('sequence', '=', of.sequence)
    .execute()
}

/** Records how far a side has read; the mark only moves forward, and never beyond the last message. */
export async function markRead(db: Database, id: number, side: Side, sequence: number): Promise<number> {
  const { rows } = await sql<{ sequence: number }>`
    insert into read_marks as r (consultation_id, side, sequence)
    select ${id}, ${side}, least(${sequence}, coalesce(max(m.sequence), 0)) from messages m where m.consultation_id = ${id}
    on conflict (consultation_id, side) do update set sequence = greatest(r.sequence, excluded.sequence)
    returning sequence`.execute(db)
  return one(rows).sequence
}

export async function readMarks(db: Database, id: number): Promise<Record<Side, number>> {
  const rows = await db
    .selectFrom('read_marks')
    .select(['side', 'sequence'])
    .where('consultation_id', '=', id)
    .execute()
  const of = (side: Side) => rows.find((row) => row.side === side)?.sequence ?? 0
  return { client: of('client'), psychic: of('psychic') }
}

export interface Pulse {
  id: number
  state: string
  meteredMs: number
  lastSequence: number
}

/** What each beat sends to the rooms of a node: enough for them to notice that they missed something. */
export async function readPulses(db: Database, ids: readonly number[]): Promise<Pulse[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Pulse>`
    select m.consultation_id as id, m.state, m.metered_ms as "meteredMs",
      coalesce((select max(sequence) from messages t where t.consultation_id = m.consultation_id), 0) as "lastSequence"
    from meters m where m.consultation_id = any(${ids}::bigint[])`.execute(db)
  return rows
}
