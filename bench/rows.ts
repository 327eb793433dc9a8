import { sql } from 'kysely'
import { signIn } from './people.ts'
import { type DemoProgram, startProgram } from './program.ts'
import { figure, percentile } from './report.ts'
import { timed } from './timed.ts'

const TIMES = 100
const ASKED = 60
const ROUNDS = 3
const GROWTH = { atMost: 1.3 }

/** The pages that clients open most, with the rows of the demonstration and with a hundred times as many. */
export async function run(): Promise<void> {
  const program = await startProgram()
  try {
    const cookie = await signIn(program, 'cliente@demo.test')
    const asked = ['/api/psychics?limit=12', '/api/psychics/comments', '/api/wallet', '/api/consultations']
    await multiply(program, 1)
    const before = await times(program, asked, cookie)
    await multiply(program, TIMES)
    const after = await times(program, asked, cookie)
    for (const [place, path] of asked.entries()) {
      figure(`${path}, ${TIMES} times the rows, share of the time before`, after[place]! / before[place]!, GROWTH)
    }
  } finally {
    await program.stop()
  }
}

/** Median milliseconds of each call, the best of some rounds. */
async function times({ address }: DemoProgram, paths: readonly string[], cookie: string): Promise<number[]> {
  const best = paths.map(() => Number.POSITIVE_INFINITY)
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [place, path] of paths.entries()) {
      const taken: number[] = []
      for (let count = 0; count < ASKED; count += 1) {
        taken.push(await timed(`${address}${path}`, { cookie }))
      }
      best[place] = Math.min(best[place]!, percentile(taken, 0.5))
    }
  }
  return best
}

/** Multiplies the rows: those of everybody else, and of this client too. */
async function multiply({ owner }: DemoProgram, count: number): Promise<void> {
  const people = 48 * count
  await sql`
    with made as (
      insert into psychics (slug, name, gender, job_ids, headline, presentation, method, specialities, offered_channels,
        practising_since)
      select 'rows-' || ${count}::int || '-' || n, 'Solène', 'female', array[1 + n % 5], 'Je vous écoute.', '{Bonjour.}',
        'J’écoute.', '{couple}', '{chat}', 2010 from generate_series(1, ${people}) n returning id)
    insert into psychic_listings (psychic_id, site_id, price_per_minute, position)
    select id, 99, 250, 1000 + id from made`.execute(owner)
  await sql`
    with client as (select id from users where email = 'cliente@demo.test' and site_id = 99),
    made as (
      insert into consultations (site_id, client_id, psychic_id, channel, status, price_per_minute,
        psychic_share_percent, vat_percent, requested_at, accepted_at, started_at, ended_at)
      select 99, c.id, p.id, 'chat', 'ended', 250, 45, 20, app_now(), app_now(), app_now(), app_now()
        from client c, (select id from psychics order by id limit 25) p, generate_series(1, ${count}) n
        returning id, psychic_id, client_id),
    said as (
      insert into messages (consultation_id, sequence, client_message_id, author, text, sent_at)
      select id, n, n::text, 'client', 'Bonjour', app_now() from made, generate_series(1, 10) n),
    counted as (
      insert into meters (consultation_id, state, price_per_minute, funded_ms, free_ms, client_heard_at,
        client_lease_ms, psychic_heard_at, psychic_lease_ms, psychic_is_automaton)
      select id, 'ended', 250, 0, 0, app_now(), 10000, app_now(), 10000, false from made)
    insert into reviews (consultation_id, psychic_id, client_id, site_id, rating, text, status, consulted_at, written_at)
    select id, psychic_id, client_id, 99, 5, 'Merci.', 'published', app_now(), app_now() from made`.execute(owner)
  await sql`
    select post('top-up', 'rows:' || ${count}::int || ':' || n, '{}', jsonb_build_array(
      jsonb_build_object('account', ledger_account('client_wallet', 'cent', 99, c.id), 'amount', 1),
      jsonb_build_object('account', ledger_account('payment_provider', 'cent', 99, 0), 'amount', -1)))
    from (select id from users where email = 'cliente@demo.test' and site_id = 99) c,
      generate_series(1, ${60 * count}) n`.execute(owner)
  await sql`vacuum analyze`.execute(owner)
}
