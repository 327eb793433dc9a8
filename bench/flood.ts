import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** Requests at a steady rate, whether or not the earlier ones were answered; or all at one instant. */
export type Flood = { url: string; cookie: string } & ({ perSecond: number; seconds: number } | { atOnce: number })

/** Answers of 200, in milliseconds. */
interface Served {
  /** From the request to the last byte. */
  ms: number
  /** The part of it spent waiting for admission, as reported by the answer itself. */
  waitedMs: number
}

export interface Flooded {
  served: Served[]
  /** Milliseconds of the answers of 503 with Retry-After. */
  refused: number[]
  refusedWithoutRetry: number
  other: number
}

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })

process.on('message', async (flood: Flood) => {
  const result: Flooded = { served: [], refused: [], refusedWithoutRetry: 0, other: 0 }
  const underWay: Promise<void>[] = []
  const started = performance.now()
  const [count, apartMs] =
    'atOnce' in flood ? [flood.atOnce, 0] : [flood.perSecond * flood.seconds, 1000 / flood.perSecond]
  for (let place = 0; place < count; place += 1) {
    const due = started + place * apartMs
    if (performance.now() < due) await wait(due - performance.now())
    underWay.push(ask(flood, result))
  }
  await Promise.all(underWay)
  process.send!(result)
})

function ask({ url, cookie }: Pick<Flood, 'url' | 'cookie'>, result: Flooded): Promise<void> {
  const at = performance.now()
  const headers = { 'accept-encoding': 'br', ...(cookie ? { cookie } : {}) }
  return new Promise((resolve) => {
    const sent = request(url, { agent, headers }, (response) => {
      response.resume()
      response.on('end', () => {
        const ms = performance.now() - at
        const [, waited = '0'] = /wait;dur=([\d.]+)/.exec(String(response.headers['server-timing'])) ?? []
        if (response.statusCode === 200) result.served.push({ ms, waitedMs: Number(waited) })
        else if (response.statusCode !== 503) result.other += 1
        else if (response.headers['retry-after']) result.refused.push(ms)
        else result.refusedWithoutRetry += 1
        resolve()
      })
    })
    sent.on('error', () => {
      // The server closed an idle connection just as this was sent: clients retry on another.
      if (sent.reusedSocket) return ask({ url, cookie }, result).then(resolve)
      result.other += 1
      resolve()
    })
    sent.end()
  })
}
