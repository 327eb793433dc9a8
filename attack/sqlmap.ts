import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { page, plant } from './planted.ts'
import { expectation } from './report.ts'
import type { Target } from './target.ts'
import { run } from './tools.ts'

interface Aim {
  path: string
  body?: object
}

/** An address of each way in which a value reaches the database: a page's query, a call's, a body, a path. */
const aims: readonly Aim[] = [
  { path: '/recherche?q=lune' },
  { path: '/api/search?q=lune' },
  { path: '/voyance?name=salome&gender=F&price=3' },
  { path: '/api/psychics?name=salome' },
  { path: '/api/resources/cities?search=lyon' },
  { path: '/voyance/salome*' },
  { path: '/api/users/login', body: { email: 'cliente@demo.test', password: 'faux' } },
]

/** Tries to have a value run as SQL. */
export async function attack({ address, clientCookie, databaseUrl }: Target): Promise<void> {
  const database = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  const careless = await plant(async (request, response) => {
    const name = new URL(request.url!, 'http://planted').searchParams.get('q')
    const asked = `select 'lune' as name where 'lune' = '${name}'`
    // Several statements in one have several results.
    const results = await database
      .query(asked)
      .then((found) => [found].flat())
      .catch(() => [])
    const names = results.flatMap(({ rows }) => rows ?? []).map((row) => row.name)
    response.setHeader('content-type', 'text/html').end(page(names.join()))
  })
  const planted = await inject(`${careless.address}/?q=lune`)
  await careless.close()
  await database.end()
  expectation('sqlmap finds a planted injection', planted.injectable)
  for (const { path, body } of aims) {
    const { injectable, tried, said } = await inject(`${address}${path}`, ['--cookie', clientCookie], body, address)
    expectation(`${path}: nothing is injectable`, tried && !injectable, injectable || !tried ? [said.slice(-1500)] : [])
  }
}

async function inject(url: string, more: readonly string[] = [], body?: object, origin?: string) {
  const folder = await mkdtemp(join(tmpdir(), 'voyance-sqlmap-'))
  const sent = body
    ? ['--data', JSON.stringify(body), '--headers', `Content-Type: application/json\nOrigin: ${origin}`]
    : []
  // A wrong password is refused by 401, at which it would stop.
  const common = [
    '--batch',
    '--level',
    '2',
    '--ignore-code',
    '401',
    '--dbms',
    'PostgreSQL',
    '--disable-coloring',
    '--output-dir',
    folder,
  ]
  const { said } = await run('sqlmap', ['-u', url, ...common, ...sent, ...more])
  await rm(folder, { recursive: true, force: true })
  return {
    said,
    injectable: /is vulnerable|injection point\(s\)/.test(said),
    tried: /do not appear to be injectable|injection point\(s\)/.test(said),
  }
}
