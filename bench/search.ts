import { sql } from 'kysely'
import { type DemoProgram, startProgram } from './program.ts'
import { figure, percentile } from './report.ts'
import { timed } from './timed.ts'

const DOCUMENTS = 100_000
const ROUNDS = 12
/** Typical queries: a frequent word, several, a rare one, a name, an unknown one, a whole question. */
const typed = [
  'voyance',
  'tarot de marseille',
  'amour',
  'mercure rétrograde',
  'eleonore',
  'vvoyance',
  'mediom',
  'carte 4217',
  'combien coûte une consultation',
  'est-ce que je peux annuler ma demande maintenant',
  'xylophone',
]
const begun = ['vo', 'tar', 'merc', 'bélier li', 'zz']

/** How quickly a search answers from a hundred thousand documents, each as long as those of the site. */
export async function run(): Promise<void> {
  const program = await startProgram()
  try {
    await multiply(program)
    figure('documents', await countDocuments(program.owner), { atLeast: DOCUMENTS })
    await times(program, '/api/search', typed, 2)
    figure('/api/search, ms, p95', percentile(await times(program, '/api/search', typed, ROUNDS), 0.95), { atMost: 30 })
    const suggested = await times(program, '/api/search/suggestions', begun, ROUNDS)
    figure('/api/search/suggestions, ms, p95', percentile(suggested, 0.95), { atMost: 30 })
  } finally {
    await program.stop()
  }
}

/** Copies of the site's own documents, each with unique words, until there are enough. */
async function multiply({ owner }: DemoProgram): Promise<void> {
  let own = 0
  // The worker indexes once it has started.
  while (own === 0) own = await countDocuments(owner)
  const copies = Math.ceil(DOCUMENTS / own)
  await sql`
    insert into search_documents (site_id, path, kind, title, plain_title, summary, body, digest)
    select 99, path || '/' || n, kind, title || ' ' || n, plain_title || ' ' || n, summary,
      substr(body, 1 + n * 7 % greatest(1, length(body) / 2)) || ' mot' || n || path, digest
    from search_documents, generate_series(1, ${copies}) n where site_id = 99`.execute(owner)
  // A vocabulary grows far slower than the number of documents.
  await sql`
    insert into search_words (site_id, word, documents)
    select 99, word || chr(97 + n % 26) || chr(97 + n / 26), 1 from search_words, generate_series(0, 9) n
      where site_id = 99`.execute(owner)
  await sql`vacuum analyze search_documents, search_words`.execute(owner)
}

async function times({ address }: DemoProgram, path: string, queries: readonly string[], rounds: number) {
  const taken: number[] = []
  for (const q of Array.from({ length: rounds }, () => queries).flat()) {
    taken.push(await timed(`${address}${path}?${new URLSearchParams({ q })}`))
  }
  return taken
}

async function countDocuments(owner: DemoProgram['owner']): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from search_documents where site_id = 99`.execute(owner)
  return rows[0]!.count
}
