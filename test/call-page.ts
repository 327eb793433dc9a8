import { randomUUID } from 'node:crypto'
import { io } from 'socket.io-client'
import { openListener } from './listener.ts'

const REPORT_MS = 1000

/** A client's page in a call, without a browser: it takes the call, offers it, and reports what it receives. */
export async function openCallPage(site: { address: string; cookie: string; origin: string }, consultationId: number) {
  const { address, cookie, origin } = site
  const socket = io(address, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    extraHeaders: { host: new URL(origin).host, cookie, origin },
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  await socket.emitWithAck('join', { consultationId })
  const { relay } = await socket.emitWithAck('call-take', { consultationId, device: randomUUID(), over: false })
  let page = { session: '', listener: openListener(relay), reported: 0 }
  const answers: string[] = []
  socket.on('signal', ({ from, signal }: { from: string; signal: { kind: string; session: string; sdp: string } }) => {
    if (from !== 'psychic' || signal.kind !== 'answer' || signal.session !== page.session) return
    answers.push(signal.sdp)
    void page.listener.accept(signal.sdp)
  })
  const report = setInterval(() => {
    const { length } = page.listener.received
    socket.emit('sound', { consultationId, packets: length - page.reported, overMs: REPORT_MS })
    page.reported = length
  }, REPORT_MS)
  return {
    answers,
    received: (): readonly number[] => page.listener.received,
    /** As a page does when it is ready, or was loaded anew. Returns the answer to the frame. */
    async offer() {
      page.listener.close()
      page = { session: randomUUID(), listener: openListener(relay), reported: 0 }
      page.listener.speak({ level: 30, forMs: 60_000 })
      const { session, listener } = page
      const signal = { kind: 'offer', session, sdp: await listener.offer() }
      return (await socket.emitWithAck('signal', { consultationId, signal })).api
    },
    close(): void {
      clearInterval(report)
      page.listener.close()
      socket.disconnect()
    },
  }
}
