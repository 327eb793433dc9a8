import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { endConsultation } from '../consultations/end-consultation.server.ts'
import { writeMessage } from '../consultations/send-message.server.ts'
import { readStandings } from '../rooms/meter.server.ts'
import type { Consultation } from '../rooms/queries.server.ts'
import { Ear } from './ear.server.ts'
import { soundless } from './lines.data.ts'
import type { Line, Lines } from './recordings.server.ts'
import { Signals } from './signals.server.ts'
import { nextOf } from './turns.ts'
import type { VoiceEnd } from './voice-end.ts'

const LOOK_MS = 400
/** How long it waits for sound, once the other side has begun to connect. */
const PATIENCE_MS = 60_000

interface Call {
  consultation: Consultation
  lines: Lines
  end: VoiceEnd
  patienceMs?: number
}

/** Speaks in an accepted call until it is over, and ends it where nobody else does. Never rejects. */
export async function holdCall(visit: Visit, call: Call): Promise<void> {
  const { consultation, end } = call
  const { log } = visit.app
  const signals = new Signals(visit, consultation, end)
  const ear = new Ear(visit.app, consultation.id)
  end.onHeard((heard) => ear.hear(heard))
  try {
    await signals.open()
    await talk(visit, call, signals, ear)
  } catch (error) {
    if (!(error instanceof Refusal)) log.error({ err: error, consultation: consultation.id }, 'an automaton’s call')
  }
  signals.close()
  ear.close()
  // Nobody is left waiting for a voice that is gone: not by a fault of ours, nor when the program stops.
  await endConsultation(visit, consultation.id, 'psychic').catch((error) => log.error({ err: error }, 'end of a call'))
  await end.release().catch((error) => log.error({ err: error }, 'end of a voice'))
}

/** Says its lines in turn, until the last is said or the call is over. */
async function talk(visit: Visit, call: Call, signals: Signals, ear: Ear): Promise<void> {
  const { consultation, lines, end, patienceMs = PATIENCE_MS } = call
  const answers = [...lines.answers]
  let isOpened = false
  while (!end.gone.aborted && !signals.isOver) {
    const next = ear.hasSound
      ? nextOf({ isOpened, hasAnswer: answers.length > 0, ...ear.turn(), ...(await standing()) })
      : 'listen'
    if (next === 'listen') {
      if (signals.waitedMs(ear.soundAt) > patienceMs) return write(visit, consultation, { text: soundless })
      await wait(LOOK_MS)
      continue
    }
    isOpened = true
    await say(
      next === 'open' ? lines.opening : next === 'answer' ? needed(answers.shift(), 'an answer') : lines.goodbye,
    )
    if (next === 'goodbye') return
  }

  async function standing() {
    const { meter } = needed(
      (await readStandings(visit.db, visit.app.house(), [consultation.id])).get(consultation.id),
      'a call',
    )
    return { isPaused: meter?.state === 'paused', secondsLeft: (meter?.spendableMs ?? 0) / 1000 }
  }

  /** Written beside the voice, for those who don’t hear it well. */
  async function say(line: Line): Promise<void> {
    await write(visit, consultation, line)
    await Promise.race([end.say(line.packets), signals.over])
    ear.listen()
  }
}

/** A pause that began meanwhile takes the line from the room, and no more. */
async function write(visit: Visit, consultation: Consultation, { text }: { text: string }): Promise<void> {
  const clientId = createHash('sha256').update(`${consultation.id}:${text}`).digest('hex').slice(0, 32)
  await writeMessage(visit, consultation, 'psychic', { clientId, text }).catch((thrown) => {
    if (!(thrown instanceof Refusal)) throw thrown
  })
}
