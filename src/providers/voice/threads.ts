import { Worker } from 'node:worker_threads'
import type { Logger } from 'pino'
import { threadFile } from '../../platform/threads/thread-file.ts'
import type { FromThread, ToThread } from './frames.ts'
import type { Heard, VoiceEnd, VoicePort } from './port.ts'

/** Calls at once on a node: each costs some hundredths of a core, and memory. */
const MOST = 4
const MEMORY_MB = 96
const CLOSES_MS = 1000

/** Ends of calls in threads of this program. The first one loads what speaks WebRTC. */
export function threadVoice(log: Logger): VoicePort {
  const open = new Map<VoiceEnd, { stop(): void; released: Promise<void> }>()
  let isClosing = false
  return {
    take() {
      if (isClosing || open.size >= MOST) return null
      const { end, stop, released } = openEnd(log)
      open.set(end, { stop, released: released.then(() => void open.delete(end)) })
      return end
    },
    async close() {
      isClosing = true
      const ends = [...open.values()]
      for (const { stop } of ends) stop()
      await Promise.all(ends.map(({ released }) => released))
    },
  }
}

function openEnd(log: Logger) {
  const worker = new Worker(threadFile('voice', new URL('./thread.ts', import.meta.url)), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    stderr: true,
  })
  const waiting = new Map<number, { done(result: string): void; failed(error: Error): void }>()
  const gone = new AbortController()
  let onHeard: (heard: Heard) => void = () => {}
  let last = 0
  let onReleased = () => {}
  const released = new Promise<void>((settle) => {
    onReleased = settle
  })
  const stop = () => {
    gone.abort()
    for (const { failed } of waiting.values()) failed(new Error('the voice is gone'))
    waiting.clear()
  }
  const post = (frame: ToThread): void => worker.postMessage(frame)
  const ask = (frame: ToThread & { id: number }): Promise<string> =>
    new Promise((done, failed) => {
      if (gone.signal.aborted) return failed(new Error('the voice is gone'))
      waiting.set(frame.id, { done, failed })
      post(frame)
    })
  worker.on('message', (frame: FromThread) => {
    if (frame.kind === 'heard') return onHeard(frame.heard)
    const asked = waiting.get(frame.id)
    waiting.delete(frame.id)
    if (frame.kind === 'done') asked?.done(frame.result ?? '')
    else asked?.failed(new Error(frame.message))
  })
  worker.on('error', (error: Error) => log.warn({ err: error.message }, 'a voice failed'))
  // It exits after an error too.
  const exited = new Promise<unknown>((settle) => worker.once('exit', settle)).then(stop)
  const end: VoiceEnd = {
    answer: (sdp, relay) => ask({ kind: 'answer', id: ++last, sdp, relay }),
    add: (candidate) => post({ kind: 'candidate', candidate }),
    say: (packets) =>
      ask({ kind: 'say', id: ++last, packets }).then(
        () => {},
        () => {},
      ),
    onHeard: (listener) => {
      onHeard = listener
    },
    gone: gone.signal,
    async release() {
      // The relay is told that its address is free; a thread that hangs is ended without.
      post({ kind: 'close' })
      const late = setTimeout(() => void worker.terminate(), CLOSES_MS)
      await exited
      clearTimeout(late)
      onReleased()
    },
  }
  return { end, stop, released }
}
