import { sql } from 'kysely'
import type { Visit } from '../../../app.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { one } from '../../../platform/database/one.ts'
import { walletBalance } from '../../house/ledger/queries.server.ts'
import { leftToConsult, listCaps } from '../../people/budget/queries.server.ts'
import { coverOf } from '../consultations/cover.ts'
import { findNoteOnAsker } from '../notes/psychic-note.server.ts'
import type { Consultation } from '../rooms/queries.server.ts'
import { giftSecondsFor } from '../time-gifts/queries.server.ts'
import { shownMinutes } from './rules.ts'

export interface Past {
  /** How often the two consulted before, with time counted. */
  times: number
  /** When the last one ended, ISO; null if there is none. */
  lastAt: string | null
}

/** What the two did before this consultation, which a psychic sees of a client. */
export async function readPast(db: Database, { id, clientId, psychicId }: Consultation): Promise<Past> {
  const { rows } = await sql<{ times: number; lastAt: Date | null }>`
    select count(*)::int as times, max(c.ended_at) as "lastAt"
    from consultations c join receipts r on r.consultation_id = c.id
    where c.client_id = ${clientId} and c.psychic_id = ${psychicId} and c.id <> ${id} and c.status = 'ended'
      and (r.seconds > 0 or c.channel = 'sms')`.execute(db)
  const { times, lastAt } = one(rows)
  return { times, lastAt: lastAt?.toISOString() ?? null }
}

/**
 * What to decide on before accepting: the past, the offered time, the note, and for how long the client's means last,
 * in whole minutes and up to an hour: never their credit (103).
 */
export async function readAsker(visit: Visit, asked: Consultation) {
  const { db } = visit
  const { siteId, clientId, psychicId, pricePerMinute } = asked
  const [past, wallet, giftSeconds, left, caps, note] = await Promise.all([
    readPast(db, asked),
    walletBalance(db, siteId, clientId),
    giftSecondsFor(db, { clientId, psychicId }),
    leftToConsult(db, clientId),
    listCaps(db, clientId),
    findNoteOnAsker(visit, { clientId, psychicId }),
  ])
  const longest = caps.find(({ kind }) => kind === 'length')?.cap ?? null
  const { covered, freeSeconds } = coverOf({
    ...wallet,
    giftSeconds,
    capCents: left && Math.max(0, left.cents),
    longest: longest && longest * 60,
    pricePerMinute,
  })
  return {
    ...past,
    theme: asked.theme,
    freeSeconds: Math.min(freeSeconds, covered ?? freeSeconds),
    lasts: shownMinutes(covered),
    note: note?.text ?? '',
  }
}

export type Asker = Awaited<ReturnType<typeof readAsker>>
