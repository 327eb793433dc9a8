import { fork } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import autocannon from 'autocannon'
import { signIn } from './people.ts'
import { startProgram } from './program.ts'
import { rawRate } from './raw-render.ts'
import { figure } from './report.ts'

const SECONDS = 4
const ROUNDS = 3
const CONNECTIONS = 16
const headers = { 'accept-encoding': 'br' }

interface Target {
  url: string
  cookie?: string
}

export async function run(): Promise<void> {
  const program = await startProgram()
  const floor = await program.another(['--import', './bench/remember-queries.ts'])
  try {
    const page = `${program.address}/voyance`
    figure('cached /voyance, share of bare node:http', await shareOfBare(page), { atLeast: 0.8 })
    const call = `${program.address}/api/horoscopes?period=day&sign=leo`
    figure('cached /api/horoscopes, share of bare node:http', await shareOfBare(call), { atLeast: 0.6 })

    const cookie = await signIn(program, 'cliente@demo.test')
    process.kill(floor.pid, 'SIGUSR2')
    const [own, inMemory] = await rates({ url: page, cookie }, { url: `${floor.address}/voyance`, cookie })
    figure('signed-in /voyance, share of session and data in memory', own! / inMemory!, { atLeast: 0.8 })
    figure('signed-in /voyance, pages per second', own!)
    const html = await (await fetch(page, { headers: { cookie } })).text()
    figure('signed-in /voyance, share of raw renderToPipeableStream', own! / (await rawRate(html, SECONDS)))
  } finally {
    await program.stop()
  }
}

/** The rate of a cached answer relative to that of a server with nothing but these bytes. */
async function shareOfBare(url: string): Promise<number> {
  const kept = await bodyOf(url)
  const bare = fork(new URL('bare.ts', import.meta.url))
  bare.send({ headers: kept.headers, body: kept.body.toString('base64') })
  const [port] = (await once(bare, 'message')) as [number]
  const [keptRate, bareRate] = await rates({ url }, { url: `http://127.0.0.1:${port}/` })
  bare.kill()
  return keptRate! / bareRate!
}

/** Requests per second for each address, in turn; the best round, as a noisy machine only lowers them. */
async function rates(...targets: readonly Target[]): Promise<number[]> {
  const best = targets.map(() => 0)
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [place, { url, cookie }] of targets.entries()) {
      const sent = cookie ? { ...headers, cookie } : headers
      // For a rendered page, as many at once as a busy node admits.
      const connections = cookie ? 2 : CONNECTIONS
      const { requests, non2xx, errors } = await autocannon({ url, connections, duration: SECONDS, headers: sent })
      if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} errors`)
      best[place] = Math.max(best[place]!, requests.average)
    }
  }
  return best
}

/** An answer as transferred, compressed. */
function bodyOf(url: string): Promise<{ headers: Record<string, string>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers }, (response) => {
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
