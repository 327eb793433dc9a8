import { setTimeout as wait } from 'node:timers/promises'
import { Line } from './line.ts'

/** One person who sends as much as a connection allows, for a while, and reconnects as soon as they are cut. */
export interface Storm {
  address: string
  cookie: string
  consultationId: number
  seconds: number
}

const EVERY_MS = 5
const TOGETHER = 15

process.on('message', async ({ address, cookie, consultationId, seconds }: Storm) => {
  const until = performance.now() + seconds * 1000
  let [sent, lines] = [0, 0]
  while (performance.now() < until) {
    const line = await Line.open(address, cookie, () => {}).catch(() => null)
    lines += 1
    line?.tell('join', { consultationId })
    while (line?.isOpen && performance.now() < until) {
      for (let place = 0; place < TOGETHER; place += 1, sent += 1) {
        line.tell('message', { consultationId, clientId: crypto.randomUUID(), text: 'x' })
      }
      await wait(EVERY_MS)
    }
    line?.close()
    await wait(EVERY_MS)
  }
  process.send!({ sent, lines })
})
