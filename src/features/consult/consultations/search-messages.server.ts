import { sql } from 'kysely'
import type { Visit } from '../../../app.ts'
import type { KeyRing } from '../../../platform/at-rest/key-ring.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { countAttempt } from '../../house/limits/count-attempt.server.ts'
import { personOf } from '../../house/visit/access.ts'
import type { Side } from '../rooms/rules.ts'
import { messageText, type StoredMessage } from '../rooms/sealed-message.server.ts'
import { type Excerpt, excerptOf, termsOf } from './search-rules.ts'

const limit = { name: 'message-search', most: 30, seconds: 600 }
/** Messages that are opened at most, and at once: a person has some hundreds, a psychic many more. */
const OPENED = 20_000
const AT_ONCE = 500
const SHOWN = 50

export interface FoundMessage extends Excerpt {
  consultationId: number
  sequence: number
  /** Whether the person wrote it. */
  own: boolean
  /** The other side's name. */
  name: string
  sentAt: string
}

/**
 * Looks for words in the person's own conversations, the latest first. Messages are sealed, so each is opened and looked
 * at: nothing of them is kept in another form. `isWhole` says whether all were.
 * @throws {Refusal} tooManyRequests
 */
export async function searchMessages(
  visit: Visit,
  words: string,
): Promise<{ found: FoundMessage[]; isWhole: boolean }> {
  const person = personOf(visit)
  await countAttempt(visit, [{ limit, subject: String(person.id) }], 'tooManyRequests')
  const side: Side = person.psychicId === null ? 'client' : 'psychic'
  const own =
    person.psychicId === null ? { clientId: person.id, siteId: visit.site.id } : { psychicId: person.psychicId }
  const terms = termsOf(words)
  const found: FoundMessage[] = []
  let last: Row | undefined
  for (let opened = 0; terms.length > 0; opened += AT_ONCE) {
    if (opened >= OPENED || found.length >= SHOWN) return { found: found.slice(0, SHOWN), isWhole: false }
    const rows: Row[] = await listBefore(visit.db, own, last)
    found.push(...rows.flatMap((row) => foundIn(visit.app.keys, row, side, terms) ?? []))
    if (rows.length < AT_ONCE) break
    last = rows.at(-1)
  }
  return { found: found.slice(0, SHOWN), isWhole: found.length <= SHOWN }
}

type Row = StoredMessage & { sequence: number; sentAt: Date; psychicName: string; clientName: string }

function foundIn(keys: KeyRing, row: Row, side: Side, terms: readonly string[]): FoundMessage | null {
  const excerpt = excerptOf(messageText(keys, row), terms)
  if (!excerpt) return null
  const { consultationId, sequence, author, sentAt } = row
  const name = side === 'client' ? row.psychicName : row.clientName
  return { consultationId, sequence, own: author === side, name, sentAt: sentAt.toISOString(), ...excerpt }
}

/** Without what never reached a client who looks. */
async function listBefore(
  db: Database,
  own: { clientId: number; siteId: number } | { psychicId: number },
  before: Row | undefined,
): Promise<Row[]> {
  const isOwn =
    'clientId' in own
      ? sql`c.client_id = ${own.clientId} and c.site_id = ${own.siteId} and not m.undelivered`
      : sql`c.psychic_id = ${own.psychicId}`
  const isBefore = before
    ? sql`(m.consultation_id, m.sequence) < (${before.consultationId}::bigint, ${before.sequence}::integer)`
    : sql`true`
  const { rows } = await sql<Row>`
    select m.consultation_id as "consultationId", m.sequence, m.author, m.client_message_id as "clientId", m.text,
      m.sealed, m.sent_at as "sentAt", p.name as "psychicName", u.first_name as "clientName"
    from consultations c join messages m on m.consultation_id = c.id
      join psychics p on p.id = c.psychic_id join users u on u.id = c.client_id
    where ${isOwn} and ${isBefore}
    order by m.consultation_id desc, m.sequence desc limit ${AT_ONCE}`.execute(db)
  return rows
}
