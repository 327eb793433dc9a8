import { parentPort } from 'node:worker_threads'
import { Connection } from './connection.ts'
import type { FromThread, ToThread } from './frames.ts'
import { Mouth } from './mouth.ts'

// One end of one call, in a thread of its own: what a stranger sends is parsed here, and the sound keeps its pace whatever
// the site is busy with.
const HEARD_EVERY_MS = 1000

const tell = (frame: FromThread): void => parentPort?.postMessage(frame)
const mouth = new Mouth((packet) => connection?.send(packet))
let connection: Connection | null = null
let heardAt = performance.now()

async function act(frame: ToThread): Promise<string | undefined> {
  if (frame.kind === 'say') {
    await mouth.say(frame.packets)
    connection?.forgetSpeech()
  } else if (frame.kind === 'close') {
    await connection?.close()
    process.exit()
  } else if (frame.kind === 'candidate') {
    await connection?.add(frame.candidate)
  } else {
    void connection?.close()
    connection = new Connection(frame.relay)
    return connection.answer(frame.sdp)
  }
  return undefined
}

parentPort?.on('message', (frame: ToThread) => {
  act(frame).then(
    (result) => 'id' in frame && tell({ kind: 'done', id: frame.id, ...(result === undefined ? {} : { result }) }),
    // A candidate that can't be used is left out, as browsers do.
    (error: Error) => 'id' in frame && tell({ kind: 'failed', id: frame.id, message: error.message }),
  )
})

setInterval(() => {
  const now = performance.now()
  const overMs = now - heardAt
  heardAt = now
  tell({ kind: 'heard', heard: { overMs, ...(connection?.take(now) ?? { packets: 0, spokenMs: 0, silentMs: 0 }) } })
}, HEARD_EVERY_MS)
