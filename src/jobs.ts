import type { App } from './app.ts'
import type { JobKind } from './platform/jobs/jobs.ts'

/** Every kind of background work. */
export const jobKinds: readonly JobKind<never>[] = []

/** Starts the work of this node; the answer stops it. */
export async function workOn(_app: App): Promise<() => Promise<void>> {
  return async () => {}
}
