import type { Logger } from 'pino'
import type { Database } from '../database/connect.ts'
import { repeat } from '../repeat/repeat.ts'

const LOOK_EVERY_MS = 1000

/** The version of the published content: incremented by each publication, in its transaction. */
export class ContentVersion {
  /** null while it is not being followed: nothing may be cached then. */
  current: number | null = null
  private readonly db: Database
  private readonly log: Logger
  private readonly kept = new Map<string, Promise<unknown>>()
  private readonly known = new Map<string, unknown>()

  constructor(db: Database, log: Logger) {
    this.db = db
    this.log = log
  }

  /** Polls the version every second from now on; the result stops it. */
  follow(): () => Promise<void> {
    const look = async () => {
      const { version } = await this.db.selectFrom('content_version').select('version').executeTakeFirstOrThrow()
      if (version !== this.current) {
        this.kept.clear()
        this.known.clear()
      }
      this.current = version
    }
    return repeat(LOOK_EVERY_MS, look, this.log).stop
  }

  /** Caches the result of `read` under a name until the version changes; for content only. */
  keep<T>(name: string, read: () => Promise<T>): Promise<T> {
    if (this.current === null) return read()
    const found = this.kept.get(name)
    if (found) return found as Promise<T>
    const made = read()
    this.kept.set(name, made)
    made.then(
      (value) => this.kept.get(name) === made && this.known.set(name, value),
      () => this.kept.delete(name),
    )
    return made
  }

  /** The cached value under this name, synchronously; undefined if there is none. */
  found<T>(name: string): T | undefined {
    return this.known.get(name) as T | undefined
  }
}
