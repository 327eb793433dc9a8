import type { App } from '../../app.ts'
import { repeat } from '../../platform/jobs/repeat.ts'
import { systemVisit } from '../session/open-visit.server.ts'
import { announce } from './announce.server.ts'
import type { Lines } from './lines.server.ts'
import { readPulses } from './messages.server.ts'
import { recordBeats } from './meter.server.ts'
import { findConsultation } from './queries.server.ts'

/** Writes what the lines of this node said, and gives each room its pulse; the answer flushes once more and stops. */
export function beatOn(app: App, lines: Lines): () => Promise<void> {
  const beat = () => writeBeats(app, lines)
  const beating = repeat(app.config.beatIntervalMs, beat, app.log)
  return async () => {
    await beating.stop()
    await beat()
  }
}

async function writeBeats(app: App, lines: Lines): Promise<void> {
  const heard = lines.take()
  if (heard.length === 0) return
  const moved = await recordBeats(
    app.meterDb,
    heard.map((line) => ({ ...line, line: line.id })),
  )
  const visit = systemVisit(app, app.sites[0])
  for (const id of moved) announce(visit, (await findConsultation(app.meterDb, id))!)
  for (const pulse of await readPulses(app.meterDb, [...new Set(heard.map((line) => line.consultationId))])) {
    app.realtime.emitHere(`consultation:${pulse.id}`, 'pulse', pulse)
  }
}
