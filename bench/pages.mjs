import { fork } from 'node:child_process'
import { once } from 'node:events'
import autocannon from 'autocannon'
import { startProgram } from './program.mjs'

const SECONDS = Number(process.env.BENCH_SECONDS ?? 4)
const CONNECTIONS = 20
const headers = { 'accept-encoding': 'br' }

/** Requests per second of each address, run in turns; the best of three: a noisy machine only ever takes away. */
async function rates(...targets) {
  const best = targets.map(() => 0)
  for (let round = 0; round < 3; round += 1) {
    for (const [place, { url, ...more }] of targets.entries()) {
      const options = { url, connections: CONNECTIONS, duration: SECONDS, headers: { ...headers, ...more } }
      const result = await autocannon(options)
      if (result.non2xx > 0 || result.errors > 0)
        throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} errors`)
      best[place] = Math.max(best[place], result.requests.average)
    }
  }
  return best
}

const program = await startProgram()
const line = (what, figure, limit) => process.stdout.write(`${what.padEnd(58)} ${figure.padStart(10)}   ${limit}\n`)
try {
  const kept = await fetch(`${program.address}/voyance`, { headers })
  const keptHeaders = Object.fromEntries(
    [...kept.headers].filter(([name]) => !/^(connection|keep-alive|date)$/.test(name)),
  )
  const raw = await program.rawBytes('/voyance', headers)
  const bare = fork(new URL('bare.mjs', import.meta.url))
  bare.send({ headers: keptHeaders, body: raw.toString('base64') })
  const [barePort] = await once(bare, 'message')
  const cookie = await program.signIn('cliente@demo.test')
  const [keptRate, bareRate, own] = await rates(
    { url: `${program.address}/voyance` },
    { url: `http://127.0.0.1:${barePort}/` },
    { url: `${program.address}/voyance`, cookie },
  )
  bare.kill()
  line('kept /voyance, share of bare node:http', (keptRate / bareRate).toFixed(2), '≥ 0.80')
  line('signed-in /voyance, pages per second', own.toFixed(0), '')
  line('signed-in /voyance, share of kept', (own / keptRate).toFixed(3), '')
} finally {
  await program.stop()
}
