import type { JobKind, Jobs } from '../src/platform/jobs/jobs.ts'

export interface RecordedJobs extends Jobs {
  sent: { name: string; data: unknown; startAfterSeconds?: number }[]
  /** Runs the queued jobs, oldest first, with the given worker. */
  drain(run: (name: string, data: unknown) => Promise<void>): Promise<void>
}

/** A queue that stores its jobs until the test runs them. The real queue is tested in platform/jobs. */
export function recordedJobs(): RecordedJobs {
  const ids = new Set<string>()
  const jobs: RecordedJobs = {
    sent: [],
    async send<T>(_work: unknown, kind: JobKind<T>, data: T, options: Parameters<Jobs['send']>[3] = {}) {
      const { id, startAfterSeconds } = options
      if (id && ids.has(id)) return
      if (id) ids.add(id)
      jobs.sent.push({ name: kind.name, data: kind.data.parse(data), ...(startAfterSeconds && { startAfterSeconds }) })
    },
    async work() {},
    async schedule() {},
    async stop() {},
    async drain(run) {
      for (let job = jobs.sent.shift(); job; job = jobs.sent.shift()) await run(job.name, job.data)
    },
  }
  return jobs
}
