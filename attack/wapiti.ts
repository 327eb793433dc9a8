import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { page, plant } from './planted.ts'
import { expectation } from './report.ts'
import type { Target } from './target.ts'
import { run } from './tools.ts'

const MODULES = 'xss,permanentxss,sql,exec,file,crlf,redirect,xxe'
/** A crawl that stays on the first page has tried nothing. */
const FEWEST = 50
const CRAWL_SECONDS = 120
const MODULE_SECONDS = 45

/** Follows links and sends forms with what a browser or server might run, as a visitor and as a client. */
export async function attack({ address, clientCookie }: Target): Promise<void> {
  const careless = await plant((request, response) => {
    const name = new URL(request.url!, 'http://planted').searchParams.get('q')
    response.setHeader('content-type', 'text/html').end(page(`<form action="/"><input name="q"></form><p>${name}</p>`))
  })
  const planted = await scan(careless.address)
  await careless.close()
  expectation(
    'wapiti finds a planted script',
    planted.found.some((line) => line.startsWith('Cross Site Scripting')),
  )
  for (const [who, headers] of [
    ['a visitor, forms included', ['-H', `Origin: ${address}`]],
    // No origin, so that every form is refused: one of them would sign the client out.
    ['a client', ['-H', `Cookie: ${clientCookie}`]],
  ] as const) {
    const { found, crawled } = await scan(address, headers)
    expectation(
      `${crawled} addresses and forms as ${who}: nothing found`,
      crawled >= FEWEST && found.length === 0,
      found,
    )
  }
}

interface Scan {
  crawled: number
  found: string[]
}

async function scan(address: string, more: readonly string[] = []): Promise<Scan> {
  const folder = await mkdtemp(join(tmpdir(), 'voyance-wapiti-'))
  const report = join(folder, 'report.json')
  const limits = [
    '-d',
    '3',
    '--max-files-per-dir',
    '12',
    '--max-links-per-page',
    '60',
    '--max-scan-time',
    CRAWL_SECONDS,
  ]
  const { said } = await run('wapiti', [
    ...['-u', `${address}/`, '-m', MODULES, '--flush-session', '--no-bugreport', '--verify-ssl', '0'],
    ...limits.map(String),
    // It asks for Brotli and can't read it.
    ...['--max-attack-time', String(MODULE_SECONDS), '-H', 'Accept-Encoding: identity'],
    ...['--store-session', folder, '-f', 'json', '-o', report],
    ...more,
  ])
  const text = await readFile(report, 'utf8').catch(() => {
    throw new Error(`wapiti wrote no report:\n${said}`)
  })
  await rm(folder, { recursive: true, force: true })
  const { vulnerabilities, anomalies, infos } = JSON.parse(text)
  const found = Object.entries<{ method: string; path: string; info: string }[]>({ ...vulnerabilities, ...anomalies })
  return {
    crawled: infos.crawled_pages_nbr ?? Number(/(\d+) (?:URL|page|form)/i.exec(said)?.[1] ?? 0),
    found: found.flatMap(([kind, cases]) =>
      cases.map(({ method, path, info }) => `${kind}: ${method} ${path} ${info}`),
    ),
  }
}
