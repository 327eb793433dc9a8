import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import type { BareCall } from './bare-call.ts'
import { signIn } from './people.ts'
import { type DemoProgram, startProgram } from './program.ts'
import { encoding, rates, stopClient, type Target } from './rates.ts'
import { rawRate } from './raw-render.ts'
import { figure } from './report.ts'

const RAW_SECONDS = 4
const CONNECTIONS = 16
/** As many at once as a busy node admits. */
const ADMITTED = 2

export async function run(): Promise<void> {
  const program = await startProgram()
  const floor = await program.another(['--import', './bench/remember-queries.ts'])
  try {
    const page = `${program.address}/voyance`
    await shareOfBare('cached /voyance, share of bare node:http', page, 0.9)
    const call = `${program.address}/api/horoscopes?period=day&sign=leo`
    await shareOfBare('cached /api/horoscopes, share of bare node:http', call, 0.6)
    const cookie = await signIn(program, 'cliente@demo.test')
    await callShare(program, cookie)
    process.kill(floor.pid, 'SIGUSR2')
    const found = await rates(ADMITTED, { url: page, cookie }, { url: `${floor.address}/voyance`, cookie })
    if (found) {
      figure('signed-in /voyance, share of session and data in memory', found[0]! / found[1]!, { atLeast: 0.8 })
    }
    for (const path of ['/voyance', '/horoscope', '/wallet', '/mon-compte', '/']) {
      await renderShare({ url: program.address + path, cookie }, path)
    }
  } finally {
    stopClient()
    await program.stop()
  }
}

/** How fast a cached answer is, beside a server with nothing but these bytes. */
async function shareOfBare(what: string, url: string, atLeast: number): Promise<void> {
  const kept = await bodyOf(url)
  const bare = fork(new URL('bare.ts', import.meta.url))
  const port = await portOf(bare, { headers: kept.headers, body: kept.body.toString('base64') })
  const found = await rates(CONNECTIONS, { url }, { url: `http://127.0.0.1:${port}/` })
  bare.kill()
  if (found) figure(what, found[0]! / found[1]!, { atLeast })
}

/** How fast a signed-in call is, beside a bare one that makes one query. */
async function callShare({ address, owner, databaseUrl }: DemoProgram, cookie: string): Promise<void> {
  const url = `${address}/api/users/me`
  const answer = (await (await fetch(url, { headers: { cookie } })).json()) as object
  const { user_id: userId } = await owner
    .selectFrom('sessions')
    .select('user_id')
    .where('user_agent', '=', 'bench')
    .where('user_id', 'is not', null)
    .executeTakeFirstOrThrow()
  const bare = fork(new URL('bare-call.ts', import.meta.url))
  const port = await portOf(bare, { databaseUrl, userId: userId!, answer } satisfies BareCall)
  const found = await rates(ADMITTED, { url, cookie }, { url: `http://127.0.0.1:${port}/api/users/me` })
  bare.kill()
  if (!found) return
  figure('/api/users/me, share of a bare Hono call with one query', found[0]! / found[1]!, { atLeast: 0.7 })
  figure('/api/users/me, calls per second', found[0]!)
}

/** How fast a page for one person is, beside bare React that writes the same markup. */
async function renderShare(target: Target, path: string): Promise<void> {
  const html = await (await fetch(target.url, { headers: { cookie: target.cookie! } })).text()
  const found = await rates(ADMITTED, target)
  if (!found) return
  figure(`signed-in ${path}, share of raw renderToPipeableStream`, found[0]! / (await rawRate(html, RAW_SECONDS)), {
    atLeast: 0.6,
  })
  figure(`signed-in ${path}, pages per second`, found[0]!)
}

async function portOf(child: ChildProcess, told: object): Promise<number> {
  child.send(told)
  return ((await once(child, 'message')) as [number])[0]
}

/** An answer as transferred, compressed. */
function bodyOf(url: string): Promise<{ headers: Record<string, string>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers: encoding }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => {
        const own = Object.entries(response.headers).filter(([name]) => !/^(connection|keep-alive|date)$/.test(name))
        resolve({ headers: Object.fromEntries(own) as Record<string, string>, body: Buffer.concat(chunks) })
      })
    })
    sent.on('error', reject).end()
  })
}
