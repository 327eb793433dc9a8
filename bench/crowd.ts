import { setTimeout as wait } from 'node:timers/promises'
import { Line } from './line.ts'
import type { Room } from './rooms-made.ts'

/** The commands for a crowd. */
export type Order =
  | { order: 'enter'; address: string; rooms: readonly Room[] }
  | { order: 'speak'; perSecond: number; seconds: number }

interface Seat {
  room: number
  client: Line
  psychic: Line
}

const TOGETHER = 100
const seats: Seat[] = []
const sent = new Map<string, number>()
let delays: number[] = []
let spoken = 0

// Both sides of many rooms, in their own process; measures how long each message took to the other's screen.
process.on('message', async (message: Order) => {
  if (message.order === 'enter') await enter(message.address, message.rooms)
  else await speak(message.perSecond, message.seconds)
  process.send!(delays)
})

async function enter(address: string, rooms: readonly Room[]): Promise<void> {
  for (let from = 0; from < rooms.length; from += TOGETHER) {
    await Promise.all(
      rooms.slice(from, from + TOGETHER).map(async ({ id, client, psychic }) => {
        const [one, other] = await Promise.all([
          Line.open(address, client, (...told) => arrive('psychic', ...told)),
          Line.open(address, psychic, (...told) => arrive('client', ...told)),
        ])
        await Promise.all([one.ask('join', { consultationId: id }), other.ask('join', { consultationId: id })])
        seats.push({ room: id, client: one, psychic: other })
      }),
    )
  }
}

/** Handles a frame for one side; only the other side's messages count. */
function arrive(author: 'client' | 'psychic', event: string, payload: unknown): void {
  if (event !== 'message') return
  const { clientId } = payload as { clientId: string }
  const at = clientId.startsWith(author) ? sent.get(clientId) : undefined
  if (at === undefined) return
  sent.delete(clientId)
  delays.push(performance.now() - at)
}

/** Clients and psychics write in turn, at a steady rate. */
async function speak(perSecond: number, seconds: number): Promise<void> {
  delays = []
  const started = performance.now()
  for (let count = 0; count < perSecond * seconds; count += 1) {
    const due = started + (count * 1000) / perSecond
    if (performance.now() < due) await wait(due - performance.now())
    const seat = seats[spoken % seats.length]!
    const author = Math.floor(spoken / seats.length) % 2 === 0 ? 'client' : 'psychic'
    spoken += 1
    const clientId = `${author}-${crypto.randomUUID()}`
    sent.set(clientId, performance.now())
    void seat[author].ask('message', {
      consultationId: seat.room,
      clientId,
      text: 'Que voyez-vous pour les mois qui viennent ?',
    })
  }
  await wait(1000)
  if (sent.size > 0) throw new Error(`${sent.size} messages never arrived`)
}
