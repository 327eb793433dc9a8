import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** Requests that come at an even pace, whether or not the earlier ones were answered. */
export interface Flood {
  url: string
  cookie: string
  perSecond: number
  seconds: number
}

export interface Flooded {
  /** Milliseconds of each answer of 200. */
  served: number[]
  /** Answers of 503, with and without Retry-After. */
  refused: number
  refusedWithoutRetry: number
  other: number
}

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })

process.on('message', async ({ url, cookie, perSecond, seconds }: Flood) => {
  const result: Flooded = { served: [], refused: 0, refusedWithoutRetry: 0, other: 0 }
  const started = performance.now()
  const underWay: Promise<void>[] = []
  for (let count = 0; count < perSecond * seconds; count += 1) {
    const due = started + (count * 1000) / perSecond
    if (performance.now() < due) await wait(due - performance.now())
    underWay.push(ask(url, cookie, result))
  }
  await Promise.all(underWay)
  process.send!(result)
})

function ask(url: string, cookie: string, result: Flooded): Promise<void> {
  const at = performance.now()
  return new Promise((resolve) => {
    const sent = request(url, { agent, headers: { cookie, 'accept-encoding': 'br' } }, (response) => {
      response.resume()
      response.on('end', () => {
        if (response.statusCode === 200) result.served.push(performance.now() - at)
        else if (response.statusCode !== 503) result.other += 1
        else if (response.headers['retry-after']) result.refused += 1
        else result.refusedWithoutRetry += 1
        resolve()
      })
    })
    sent.on('error', () => {
      result.other += 1
      resolve()
    })
    sent.end()
  })
}
