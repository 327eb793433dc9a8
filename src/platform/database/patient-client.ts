import { Socket } from 'node:net'
import pg from 'pg'

/** How long a connection may take to open. */
const OPENING_MS = 5000
/** How long a query may stay without a word before the database is asked whether it is still at work. */
const SILENT_MS = 8000
/** How long the database may take to say so. */
const ASKING_MS = 3000

/**
 * What the database itself does about a node that it doesn't hear any more. A transaction would hold its locks, and a
 * connection its place, for as long as the network says nothing: two hours by default.
 */
const GONE = {
  idle_in_transaction_session_timeout: 10_000,
  options: [
    '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3',
    '-c tcp_user_timeout=20000 -c client_connection_check_interval=5000',
  ].join(' '),
}

/** Milliseconds, as a test shortens them. */
interface Patience {
  openingMs?: number
  silentMs?: number
}

/**
 * A connection that doesn't wait for ever. A router that forgot it, or a machine that is gone, says nothing: a query
 * without any answer then asks the database, by another connection, whether it is at work on it. If it isn't, or nobody
 * answers, the connection is cut, and what waits for it fails as by any lost connection. A query that takes long is
 * left alone.
 */
export class PatientClient extends pg.Client {
  private readonly socket: Socket
  private readonly settings: pg.ClientConfig
  private readonly silentMs: number
  private isWaiting = false
  private isWatched = false

  constructor(config: pg.ClientConfig & { patience?: Patience } = {}) {
    const { patience = {}, ...given } = config
    const socket = new Socket()
    const options = [given.options, GONE.options].filter(Boolean).join(' ')
    const connectionTimeoutMillis = patience.openingMs ?? OPENING_MS
    super({
      ...GONE,
      ...given,
      options,
      connectionTimeoutMillis,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      stream: () => socket,
    })
    this.settings = given
    this.socket = socket
    this.silentMs = patience.silentMs ?? SILENT_MS
    this.on('drain', () => {
      this.isWaiting = false
    })
    const ask = this.query as (...given: unknown[]) => unknown
    const watched = (...given: unknown[]) => {
      this.isWaiting = true
      if (!this.isWatched) this.watch()
      return ask.apply(this, given)
    }
    this.query = watched as typeof this.query
  }

  /** Ends it without a word to the database, which may not be there to hear it. */
  drop(): void {
    this.socket.destroy()
  }

  /** What was asked at the beginning of a time in which nothing came waits for all of it. */
  private watch(): void {
    this.isWatched = true
    const heard = this.socket.bytesRead
    setTimeout(async () => {
      const isSilent = () => this.isWaiting && this.socket.bytesRead === heard
      if (isSilent() && !(await this.isAtWork()) && isSilent()) this.socket.destroy(new Error('the database is silent'))
      this.isWatched = false
      if (this.isWaiting && !this.socket.destroyed) this.watch()
    }, this.silentMs).unref()
  }

  private async isAtWork(): Promise<boolean> {
    const limits = { connectionTimeoutMillis: ASKING_MS, query_timeout: ASKING_MS }
    const asking = new pg.Client({ ...this.settings, ...limits, pipeline: false })
    asking.on('error', () => {})
    try {
      await asking.connect()
      // One that waits for its client, to hear or to be heard, is not at work.
      const { rows } = await asking.query<{ own: number; isAtWork: boolean }>(
        `select pg_backend_pid() as own, exists (select from pg_stat_activity
           where pid = $1 and state = 'active' and wait_event_type is distinct from 'Client') as "isAtWork"`,
        [processOf(this)],
      )
      // A pooler between gives its own numbers: nobody can tell then.
      return rows.some(({ own, isAtWork }) => isAtWork || own !== processOf(asking))
    } catch (error) {
      // A refusal, as of one connection too many, comes from a database that is there.
      return error instanceof pg.DatabaseError
    } finally {
      void asking.end().catch(() => {})
    }
  }
}

/** The process that serves a connection, as the database said when it opened. */
export const processOf = (client: pg.Client) => (client as unknown as { processID: number | null }).processID
