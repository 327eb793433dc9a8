import { recordBeats } from '../src/features/consult/rooms/meter.server.ts'
import type { Side } from '../src/features/consult/rooms/rules.ts'
import { ask, type Pair } from './consulting.ts'
import { openPresence } from './psychics.ts'
import type { TestApp } from './test-app.ts'

/** A request for a call, on which the psychic is present; returns its id. */
export async function askCall(test: TestApp, pair: Pair): Promise<number> {
  await openPresence(test.owner, pair.psychicId, ['chat', 'web-call'], 3600)
  return ask(pair, 'web-call')
}

/** A room for a call, just accepted; returns its id. */
export async function openCall(test: TestApp, pair: Pair): Promise<number> {
  const id = await askCall(test, pair)
  await pair.psychic.post(`/api/workspace/requests/${id}/accept`)
  return id
}

/** What one side receives in a second: sound without a gap for `forS` seconds, which came last `agoS` seconds ago. */
export interface Received {
  forS: number
  agoS?: number
}

/** A beat of some sides; null for a side that is connected and receives nothing new. */
export async function beatCall(test: TestApp, id: number, sides: Partial<Record<Side, Received | null>>) {
  const beats = Object.entries(sides).map(([side, received]) => ({
    consultationId: id,
    side: side as Side,
    line: `${side}-line`,
    lineAgeMs: 86_400_000,
    ageMs: 0,
    sound: received && {
      sinceAgeMs: (received.forS + (received.agoS ?? 0)) * 1000,
      ageMs: (received.agoS ?? 0) * 1000,
    },
  }))
  return recordBeats(test.app.db, beats, test.app.house())
}
