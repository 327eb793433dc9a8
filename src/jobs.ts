import type { App } from './app.ts'
import { features } from './declared.ts'
import { sweep } from './features/consult/consultations/sweep.server.ts'
import { repeat } from './platform/repeat/repeat.ts'

/** Every kind of background work. */
export const jobs = features.flatMap((one) => one.jobs ?? [])
export const jobKinds = jobs.map(({ kind }) => kind)

/** Starts processing the queue on this node; returns a function that stops it. */
export async function workOn(app: App): Promise<() => Promise<void>> {
  for (const { kind, run, cron, atStart } of jobs) {
    await app.jobs.work(kind, (data) => run(app, data))
    if (cron) await app.jobs.schedule(kind, cron)
    if (atStart) await app.jobs.send({ db: app.db, afterCommit: null }, kind, {} as never)
  }
  const repeated = features
    .flatMap((one) => one.repeated ?? [])
    .map(({ everyMs, start }) => repeat(everyMs, start(app), app.log))
  return async () => {
    await Promise.all(repeated.map(({ stop }) => stop()))
  }
}

/** Every node sweeps, so that no room waits for one that stopped; returns a function that stops it. */
export function sweepOn(app: App): () => Promise<void> {
  return repeat(app.config.sweepIntervalMs, () => sweep(app), app.log).stop
}
