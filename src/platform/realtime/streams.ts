import { createAdapter } from '@socket.io/redis-streams-adapter'
import { Redis, type RedisOptions } from 'ioredis'
import type { Logger } from 'pino'
import type { Server } from 'socket.io'
import { MISSED } from './cluster.ts'

/** Nothing waits for a server that is away: what could not be sent is read again by the pages. */
const options = { maxRetriesPerRequest: 1, connectTimeout: 5000, keepAlive: 10_000 } satisfies RedisOptions

/**
 * Passes messages between nodes through Valkey or Redis; returns how to stop. As through the database, pages read what
 * they show again where some may have been lost: once this node listens again, or could send again.
 */
export function joinStreams(io: Server, url: string, log: Logger): () => Promise<void> {
  const reload = () => void io.local.emit('resync')
  const sending = new SendingClient(url)
  sending.onLost = (error) => void log.warn({ err: error.message }, 'realtime connection lost')
  sending.onListening = reload
  sending.onSent = () => io.serverSideEmit(MISSED)
  sending.on('error', (error) => sending.onLost(error))
  io.on(MISSED, reload)
  io.adapter(createAdapter(sending))
  return async () => sending.leave()
}

/** The adapter listens on duplicates of it, and looks at no failure of what it sends. */
class SendingClient extends Redis {
  onLost: (error: Error) => void = () => {}
  onListening: () => void = () => {}
  onSent: () => void = () => {}
  private isOwed = false
  private readonly lines: Redis[] = []

  constructor(url: string) {
    super(url, options)
  }

  override duplicate(override?: Partial<RedisOptions>): Redis {
    // A listener waits for its server as long as it takes.
    const listening = new Redis({ ...this.options, ...override, maxRetriesPerRequest: null })
    // On a new connection the client first subscribes again: once this ping is answered, it has.
    listening.on('ready', () => void listening.ping().then(this.onListening, () => {}))
    this.lines.push(listening)
    return listening
  }

  /** Once the adapter is closed: before, it would ask again and again. */
  leave(): void {
    for (const line of [...this.lines, this]) line.disconnect()
  }

  override publish(channel: string | Buffer, message: string | Buffer): Promise<number> {
    return super.publish(channel, message).then(
      (heard) => {
        if (this.isOwed) {
          this.isOwed = false
          this.onSent()
        }
        return heard
      },
      (error) => {
        this.isOwed = true
        this.onLost(error)
        return 0
      },
    )
  }
}
