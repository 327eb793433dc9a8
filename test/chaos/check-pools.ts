import { type Kysely, sql } from 'kysely'
import type { DB } from '../../src/platform/database/generated.ts'
import type { PoolWitness } from './pools.ts'

/** Invariants of pools once nothing runs; each query lists the violations. */
const laws: readonly { name: string; faults: string }[] = [
  {
    name: 'no question by text message stays open',
    faults: `select id, status from consultations where channel = 'sms' and status not in ('ended', 'refused', 'missed', 'cancelled')
      union all select reference, kind from pool_items where kind = 'sms'`,
  },
  {
    name: 'an answered question has one answer and one receipt of its price, any other has neither',
    faults: `select c.id, c.status from consultations c where c.channel = 'sms' and (
      (select count(*) from receipts r where r.consultation_id = c.id and r.total = c.price_per_answer)
        <> (c.status = 'ended')::int
      or (select count(*) from messages m where m.consultation_id = c.id and m.author = 'psychic')
        <> (c.status = 'ended')::int
      or (select count(*) from messages m where m.consultation_id = c.id and m.author = 'client') <> 1
      or text_question_answered(c.id) <> (c.status = 'ended'))`,
  },
  {
    name: 'the credit of a question is taken once for one answer, and never without',
    faults: `select c.id, c.status, sum(e.amount) from consultations c
      left join ledger_transactions t on t.kind = 'consultation' and t.reference = 'consultation:' || c.id
      left join (ledger_entries e join ledger_accounts a on a.id = e.account_id and a.owner_id <> 0
        and a.kind in ('client_wallet', 'client_promotional')) on e.transaction_id = t.id
      where c.channel = 'sms' group by c.id
      having coalesce(sum(e.amount), 0) <> case when c.status = 'ended' then -c.price_per_answer else 0 end`,
  },
  {
    name: 'a free question that was answered has one answer that stands, any other none',
    faults: `select q.id, q.status from free_questions q where (q.status = 'answered')::int
      <> (select count(*) from free_answers a where a.question_id = q.id and a.status <> 'refused')`,
  },
  {
    name: 'a free question waits in the pool, and only once',
    faults: `select q.id, q.status from free_questions q where (q.status = 'waiting')::int
      <> (select count(*) from pool_items i where i.kind = 'question' and i.reference = q.id)`,
  },
]

/** Every violation of what pools promise, and every acknowledged act that is not found. */
export async function checkPools(db: Kysely<DB>, pools: PoolWitness): Promise<string[]> {
  const found: string[] = []
  for (const { name, faults } of laws) {
    const { rows } = await sql.raw<object>(faults).execute(db)
    for (const row of rows) found.push(`${name}: ${JSON.stringify(row)}`)
  }
  await checkTexts(db, pools, found)
  await checkFree(db, pools, found)
  return found
}

async function checkTexts(db: Kysely<DB>, pools: PoolWitness, found: string[]): Promise<void> {
  const asked = db.selectFrom('consultations').select(['id', 'client_id', 'status']).where('channel', '=', 'sms')
  const rows = await asked.execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (const [id, clientId] of pools.texts) {
    if (byId.get(id)?.client_id !== clientId) found.push(`acknowledged question lost: ${id}`)
  }
  const expected = [
    [pools.answeredTexts, 'ended'],
    [pools.declinedTexts, 'refused'],
    [pools.cancelledTexts, 'cancelled'],
  ] as const
  for (const [ids, status] of expected) {
    for (const id of ids) {
      if (byId.get(id)?.status !== status) found.push(`question ${id}: ${byId.get(id)?.status}, and was told ${status}`)
    }
  }
  const asking = Map.groupBy(rows, (row) => row.client_id)
  for (const [clientId, keys] of pools.textKeys) {
    if ((asking.get(clientId)?.length ?? 0) > keys) found.push(`client ${clientId}: more questions than were asked`)
  }
}

async function checkFree(db: Kysely<DB>, pools: PoolWitness, found: string[]): Promise<void> {
  const questions = await db.selectFrom('free_questions').select(['id', 'client_id', 'status']).execute()
  const byId = new Map(questions.map((row) => [row.id, row]))
  for (const [id, clientId] of pools.free) {
    if (byId.get(id)?.client_id !== clientId) found.push(`acknowledged free question lost: ${id}`)
  }
  for (const [clientId, own] of Map.groupBy(questions, (row) => row.client_id)) {
    if (own.length > 1) found.push(`client ${clientId}: ${own.length} free questions`)
  }
  const answers = await db.selectFrom('free_answers').select('question_id').execute()
  const answered = new Set(answers.map((row) => row.question_id))
  for (const id of pools.answeredFree) {
    if (!answered.has(id)) found.push(`acknowledged answer to a free question lost: ${id}`)
  }
  for (const id of pools.acceptedFree) {
    if (byId.get(id)?.status !== 'answered') found.push(`free question ${id}: its accepted answer is lost`)
  }
}
