import { type Kysely, sql } from 'kysely'
import { listMessages } from '../../src/features/consult/consultations/messages.server.ts'
import { verifyLedger } from '../../src/features/money/wallet/verify-ledger.server.ts'
import type { KeyRing } from '../../src/platform/at-rest/key-ring.ts'
import type { DB } from '../../src/platform/database/generated.ts'
import { sealedFaults } from '../ledger/sealed.ts'
import { laws, queueLaws } from './laws.ts'
import type { Witness } from './witness.ts'
import type { World } from './world.ts'

type Find = (what: string) => void

/** Every violation found in the database: of its own laws, its ledger, and the acknowledged writes. */
export async function check(
  { owner: db, keys, secret, speed }: Pick<World, 'owner' | 'keys' | 'secret' | 'speed'>,
  witness: Witness,
): Promise<string[]> {
  const found: string[] = []
  const find: Find = (what) => void found.push(what)
  for (const { name, faults } of [...laws, ...queueLaws(speed)]) {
    const { rows } = await sql.raw<object>(faults).execute(db)
    for (const row of rows) find(`${name}: ${JSON.stringify(row)}`)
  }
  for (const fault of await verifyLedger(db)) find(`the ledger: ${JSON.stringify(fault)}`)
  for (const fault of await sealedFaults(db, undefined, secret)) find(`a seal: ${JSON.stringify(fault)}`)
  await checkMessages(db, keys, witness, find)
  await checkConsultations(db, witness, find)
  await checkOrders(db, witness, find)
  await checkTickets(db, witness, find)
  return found
}

async function checkMessages(db: Kysely<DB>, keys: KeyRing, witness: Witness, find: Find): Promise<void> {
  const rooms = await db.selectFrom('messages').select('consultation_id').distinct().execute()
  const stored = await Promise.all(
    rooms.map(async ({ consultation_id: room }) =>
      (await listMessages(db, keys, { id: room, limit: 100_000 })).map((message) => ({ room, ...message })),
    ),
  )
  const byId = new Map(stored.flat().map((row) => [`${row.room} ${row.author} ${row.clientId}`, row]))
  const last = new Map<string, number>()
  for (const { room, author, id, text, sequence } of witness.messages) {
    const row = byId.get(`${room} ${author} ${id}`)
    if (row?.sequence !== sequence || row.text !== text) {
      find(`acknowledged message lost or moved: ${JSON.stringify({ room, author, id, sequence, row })}`)
    }
    const side = `${room} ${author}`
    if (sequence <= (last.get(side) ?? 0)) find(`messages out of order: ${side}, ${sequence}`)
    last.set(side, sequence)
  }
  for (const { room, author, id } of witness.refused) {
    if (byId.has(`${room} ${author} ${id}`)) find(`refused message kept: room ${room}, ${author}, ${id}`)
  }
}

async function checkConsultations(db: Kysely<DB>, witness: Witness, find: Find): Promise<void> {
  const rows = await db
    .selectFrom('consultations as c')
    .leftJoin('receipts as r', 'r.consultation_id', 'c.id')
    .select(['c.id', 'c.client_id', 'c.status', 'c.accepted_at', 'r.total', 'r.seconds'])
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (const [id, clientId] of witness.requests) {
    if (byId.get(id)?.client_id !== clientId) find(`acknowledged request lost: ${id}`)
  }
  for (const id of witness.accepted) if (!byId.get(id)?.accepted_at) find(`acknowledged acceptance lost: ${id}`)
  for (const id of witness.ends) {
    const row = byId.get(id)
    if (row?.status !== 'ended' || row.total === null) find(`acknowledged end without its receipt: ${id}`)
  }
  for (const [id, { total, seconds }] of witness.receipts) {
    const row = byId.get(id)
    if (row?.total !== total || row.seconds !== seconds) find(`receipt changed after it was shown: ${id}`)
  }
  const asked = Map.groupBy(rows, (row) => row.client_id)
  for (const [clientId, keys] of witness.requestKeys) {
    if ((asked.get(clientId)?.length ?? 0) > keys) find(`client ${clientId}: more consultations than were asked for`)
  }
}

async function checkOrders(db: Kysely<DB>, witness: Witness, find: Find): Promise<void> {
  const rows = await db.selectFrom('orders').select(['id', 'user_id', 'status']).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (const [id, { clientId, paid }] of witness.orders) {
    const row = byId.get(id)
    if (row?.user_id !== clientId) find(`acknowledged order lost: ${id}`)
    else if ((row.status === 'paid') !== paid) find(`order ${id}: ${row.status}, and was told ${paid ? 'paid' : 'not'}`)
  }
  const bought = Map.groupBy(rows, (row) => row.user_id)
  for (const [clientId, keys] of witness.orderKeys) {
    if ((bought.get(clientId)?.length ?? 0) > keys) find(`client ${clientId}: more orders than were made`)
  }
}

async function checkTickets(db: Kysely<DB>, witness: Witness, find: Find): Promise<void> {
  const rows = await db.selectFrom('queue_tickets').select(['id', 'client_id']).execute()
  const byId = new Map(rows.map((row) => [row.id, row.client_id]))
  for (const [id, clientId] of witness.tickets) {
    if (byId.get(id) !== clientId) find(`acknowledged place in a queue lost: ${id}`)
  }
}
