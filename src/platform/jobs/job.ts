import type { JobKind } from './jobs.ts'

/** A kind of work with what does it, its data's type closed over. */
export interface Job<A> {
  kind: JobKind<never>
  /** When it runs by itself, as a cron line in Paris time. */
  cron?: string
  /** Whether it runs too when a worker starts: for what a clock of a stopped program has missed. */
  atStart?: true
  run(app: A, data: unknown): Promise<void>
}

export function job<A, T>(kind: JobKind<T>, run: (app: A, data: T) => Promise<void>): Job<A> {
  return { kind: kind as unknown as JobKind<never>, run: (app, data) => run(app, kind.data.parse(data)) }
}
