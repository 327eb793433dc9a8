import type { App } from '../../../app.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { repeat } from '../../../platform/repeat/repeat.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { announce } from '../rooms/announce.server.ts'
import type { Lines } from '../rooms/lines.server.ts'
import { type Beat, recordBeats } from '../rooms/meter.server.ts'
import { knownConsultation } from '../rooms/queries.server.ts'
import { readPulses } from './messages.server.ts'

/** Rooms per statement: a message to any of them waits until it ends. */
const AT_ONCE = 200

/**
 * Writes the beats of this node's connections at regular intervals and sends each room a pulse. Returns a function that
 * flushes once more and stops.
 */
export function beatOn(app: App, lines: Lines): () => Promise<void> {
  const beat = async () => {
    const heard = lines.take()
    for (let from = 0; from < heard.length; from += AT_ONCE) {
      await writeBeats(app, lines, heard.slice(from, from + AT_ONCE))
    }
  }
  const beating = repeat(app.config.beatIntervalMs, beat, app.log)
  return async () => {
    await beating.stop()
    await beat()
  }
}

/** Writes beats just taken from the connections, and sends their rooms a pulse. */
export async function writeBeats(app: App, lines: Lines, beats: readonly Beat[]): Promise<void> {
  if (beats.length === 0) return
  const takenAt = performance.now()
  const written = await recordBeats(app.meterDb, beats, app.house()).catch((error) => {
    for (const beat of beats) lines.keep(beat, takenAt)
    throw error
  })
  for (const { consultationId, side, outcome } of written) {
    if (outcome !== 'held') continue
    const held = beats.find((beat) => beat.consultationId === consultationId && beat.side === side)
    lines.keep(needed(held, `a beat of consultation ${consultationId}`), takenAt)
  }
  const roomsWhere = (isMeant: (outcome: string) => boolean) => [
    ...new Set(written.filter(({ outcome }) => isMeant(outcome)).map(({ consultationId }) => consultationId)),
  ]
  const visit = systemVisit(app, app.sites[0])
  for (const id of roomsWhere((outcome) => outcome === 'moved')) {
    announce(visit, await knownConsultation(app.meterDb, id))
  }
  // Includes rooms that are over: their page may have missed it.
  for (const pulse of await readPulses(
    app.meterDb,
    roomsWhere(() => true),
  )) {
    app.realtime.emitHere(`consultation:${pulse.id}`, 'pulse', pulse)
  }
}
