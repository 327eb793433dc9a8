import type { JobKind } from './jobs.ts'

/** A background job and its handler; the type of its data is closed over. */
export interface Job<A> {
  kind: JobKind<never>
  /** Its schedule, as a cron line in Paris time. */
  cron?: string
  /** Whether it also runs when a worker starts: for runs missed while the program was stopped. */
  atStart?: true
  run(app: A, data: unknown): Promise<void>
}

export function job<A, T>(kind: JobKind<T>, run: (app: A, data: T) => Promise<void>): Job<A> {
  return { kind: kind as unknown as JobKind<never>, run: (app, data) => run(app, kind.data.parse(data)) }
}
