import { sql } from 'kysely'
import { signIn } from './people.ts'
import { type DemoProgram, startProgram } from './program.ts'
import { figure, percentile } from './report.ts'
import { timed } from './timed.ts'

const ROWS = 100_000
const ASKED = 40
const LIMIT = { atMost: 50 }
const SITE = 99
/** Money is posted in batches of a few hundred, as every posting locks the account of the provider. */
const PARTS = 200

/** The lists to measure: for each the first screen, the last counted page and a filter. */
const lists = {
  clients: ['', '?sort=id&order=asc', '?page=100&perPage=100'],
  consultations: ['', '?sort=requestedAt&order=asc', '?status=ended'],
  reviews: ['', '?sort=rating&order=asc', '?status=refused', '?page=100&perPage=100'],
  entries: ['', '?sort=id&order=asc'],
} as const

/** How quickly a back office list answers on a hundred thousand rows, and how much memory their export takes. */
export async function run(): Promise<void> {
  const program = await startProgram()
  try {
    await multiply(program)
    const cookie = await signIn(program, 'admin@demo.test', { staff: true })
    for (const [name, queries] of Object.entries(lists)) {
      for (const query of queries) {
        const path = `/api/admin/${name}${query}`
        await times(program, path, cookie, 5)
        figure(`${path}, ms, p95`, percentile(await times(program, path, cookie, ASKED), 0.95), LIMIT)
      }
    }
    await exportReviews(program, cookie)
    const before = await memoryOf(program)
    let most = before
    const watch = setInterval(async () => {
      most = Math.max(most, await memoryOf(program))
    }, 100)
    figure('rows exported', await exportReviews(program, cookie), { atLeast: ROWS })
    clearInterval(watch)
    figure('memory while they are exported, share of before', most / before, { atMost: 1.3 })
  } finally {
    await program.stop()
  }
}

async function times({ address }: DemoProgram, path: string, cookie: string, count: number): Promise<number[]> {
  const taken: number[] = []
  while (taken.length < count) taken.push(await timed(`${address}${path}`, { cookie }))
  return taken
}

/** The number of lines in the export of all reviews, read as a stream. */
async function exportReviews({ address }: DemoProgram, cookie: string): Promise<number> {
  const answer = await fetch(`${address}/api/admin/reviews/export`, {
    method: 'POST',
    headers: { cookie, origin: address, 'content-type': 'application/json' },
    body: '{}',
  })
  if (!answer.ok) throw new Error(`export: ${answer.status}`)
  let lines = 0
  for await (const piece of answer.body!) for (const byte of piece) if (byte === 10) lines += 1
  return lines
}

async function memoryOf(program: DemoProgram): Promise<number> {
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(await program.figures())![1])
}

async function multiply({ owner }: DemoProgram): Promise<void> {
  await sql`
    with made as (
      insert into users (site_id, role, first_name, email, email_key)
      select ${SITE}::int, 'client', 'Claire', 'bench-' || n || '@example.test', 'bench-' || n || '@example.test'
        from generate_series(1, ${ROWS}::int) n returning id)
    insert into consultations (site_id, client_id, psychic_id, channel, status, price_per_minute,
      psychic_share_percent, vat_percent, requested_at)
    select ${SITE}::int, made.id, p.id, 'chat', 'ended', 250, 45, 20, app_now() - made.id % 500 * interval '1 hour'
      from made, (select min(id) as id from psychics) p`.execute(owner)
  // Each review would update its psychic's rating: one row, a hundred thousand times, in one transaction.
  await sql`alter table reviews disable trigger user`.execute(owner)
  await sql`
    insert into reviews (consultation_id, psychic_id, client_id, site_id, rating, text, status, consulted_at, written_at)
    select id, psychic_id, client_id, site_id, 1 + id % 5, 'Une heure claire.',
      case when id % 100 = 0 then 'refused' else 'published' end, requested_at, requested_at
      from consultations where client_id in (select id from users where email like 'bench-%')`.execute(owner)
  await sql`alter table reviews enable trigger user`.execute(owner)
  for (let part = 0; part < PARTS; part += 1) {
    await sql`
      select post('top-up', 'bench:' || id, '{}', jsonb_build_array(
        jsonb_build_object('account', ledger_account('client_wallet', 'cent', ${SITE}::int, id), 'amount', 1),
        jsonb_build_object('account', ledger_account('payment_provider', 'cent', ${SITE}::int, 0), 'amount', -1)))
      from users where email like 'bench-%' and id % ${PARTS * 2} = ${part}`.execute(owner)
  }
  await sql`vacuum analyze`.execute(owner)
}
