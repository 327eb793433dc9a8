import { readdir, readFile, rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'

/** What a process holds. */
export interface Weight {
  /** In bytes: of the process, and of its objects after a collection of garbage. */
  rss: number
  heap: number
  descriptors: number
  /** What keeps its event loop busy, by kind. */
  resources: Record<string, number>
}

const PATIENCE_MS = 20_000

/** Asks a process that writes to this file what it holds (tell-weight.mjs). */
export async function weightAt(file: string, pid: number): Promise<Weight> {
  await rm(file, { force: true })
  process.kill(pid, 'SIGUSR2')
  const until = performance.now() + PATIENCE_MS
  for (;;) {
    const told = await readFile(file, 'utf8').catch(() => '')
    if (told.endsWith('}')) {
      const { resources, ...bytes }: { rss: number; heap: number; resources: string[] } = JSON.parse(told)
      const descriptors = (await readdir(`/proc/${pid}/fd`)).length
      return { ...bytes, descriptors, resources: countsOf(resources) }
    }
    if (performance.now() > until) throw new Error(`the process ${pid} did not tell what it holds`)
    await wait(50)
  }
}

function countsOf(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}

const inMb = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MB`

export function shown({ rss, heap, descriptors, resources }: Weight): string {
  const kinds = Object.entries(resources).map(([kind, count]) => `${kind} ${count}`)
  return `rss ${inMb(rss)}, heap ${inMb(heap)}, ${descriptors} descriptors (${kinds.join(', ')})`
}
