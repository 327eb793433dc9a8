import { createAdapter } from '@socket.io/postgres-adapter'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Server } from 'socket.io'
import { PatientClient } from '../database/patient-client.ts'

/** How often the connection that only listens asks whether it is still one. */
const PULSE_MS = 5000
/** Told to other nodes: what this one sent them may be lost. */
export const MISSED = 'missed'

/**
 * Passes messages between nodes through the database; returns how to stop. Where some may have been lost, the pages of
 * the nodes that missed them read what they show again: once this node listens again, or could send again.
 */
export function joinCluster(io: Server, url: string, log: Logger): () => Promise<void> {
  const sending = new pg.Pool({ connectionString: url, max: 1, Client: PatientClient })
  const reload = () => void io.local.emit('resync')
  const lost = (error: Error) => void log.warn({ err: error.message }, 'realtime connection lost')
  sending.on('error', lost)
  sending.on('connect', (client) => client.on('error', lost))
  let isOwed = false
  let isClosed = false
  let listening: ListeningClient | null = null
  /**
   * What the adapter needs of a pool. A real one would count a lost listener as in use, since the adapter never gives it
   * back, and after the second loss nothing could be sent.
   */
  const lines = {
    async connect() {
      // The adapter may connect twice after one loss: only the last connection listens.
      listening?.release()
      // An error would make it try again for ever.
      if (isClosed) return new Promise<never>(() => {})
      const opened = new ListeningClient(url)
      listening = opened
      opened.on('error', lost)
      await opened.connect()
      // The adapter listens as soon as it has the connection, so that this is answered after it: what was told before is
      // read, what is told after is heard.
      setImmediate(() => void opened.query('select 1').then(reload, () => {}))
      return opened
    },
    async query(text: string, values: unknown[]) {
      try {
        const answer = await sending.query(text, values)
        if (isOwed) {
          isOwed = false
          io.serverSideEmit(MISSED)
        }
        return answer
      } catch (error) {
        isOwed = true
        throw error
      }
    },
  }
  io.on(MISSED, reload)
  io.adapter(createAdapter(lines as unknown as pg.Pool, { errorHandler: lost }))
  return async () => {
    isClosed = true
    listening?.release()
    await sending.end()
  }
}

/** The connection on which the adapter listens. */
class ListeningClient extends PatientClient {
  private readonly pulse: NodeJS.Timeout

  constructor(connectionString: string) {
    super({ connectionString })
    this.pulse = setInterval(() => void this.query('select 1').catch(() => {}), PULSE_MS).unref()
    this.once('end', () => clearInterval(this.pulse))
  }

  release(): void {
    clearInterval(this.pulse)
    this.removeAllListeners('end').removeAllListeners('notification')
    this.drop()
  }
}
