import { sql } from 'kysely'
import type { KeyRing } from '../../../platform/at-rest/key-ring.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { one } from '../../../platform/database/one.ts'
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
    .select(stored)
    .select(['sequence', 'sent_at as sentAt', 'undelivered'])
    .$narrowType<{ author: Side }>()
    .where('consultation_id', '=', id)
    .where('sequence', '>', after)
    .orderBy('sequence')
    .limit(limit)
    .execute()
  return rows.map((row) => {
    const { sequence, clientId, author, sentAt } = row
    const text = row.undelivered && reader === 'client' ? texts.entries.undelivered : messageText(keys, row)
    return { sequence, clientId, author, text, sentAt }
  })
}

const stored = [
  'consultation_id as consultationId',
  'author',
  'client_message_id as clientId',
  'text',
  'sealed',
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
