import { setTimeout as sleep } from 'node:timers/promises'
import { EmbeddedDatabaseFailure, hasCode } from './failure.ts'
import { runningPostmaster } from './postmaster.ts'

const fastLimit = 20_000
const immediateLimit = 10_000

/**
 * Stops the server of this cluster and waits for its end; only signals a process that is verified to be that server.
 */
export async function halt(cluster: string): Promise<void> {
  const running = await runningPostmaster(cluster)
  if (!running || (await ends(cluster, running.pid, 'SIGINT', fastLimit))) return
  if (await ends(cluster, running.pid, 'SIGQUIT', immediateLimit)) return
  throw new EmbeddedDatabaseFailure(
    `PostgreSQL (processus ${running.pid}) ne s’arrête pas : lisez son journal à côté de ${cluster} puis arrêtez-le à la main.`,
  )
}

async function ends(cluster: string, pid: number, signal: NodeJS.Signals, limit: number): Promise<boolean> {
  const isUp = async () => (await runningPostmaster(cluster))?.pid === pid
  if (!(await isUp())) return true
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (hasCode(error, 'ESRCH')) return true
    throw error
  }
  const deadline = performance.now() + limit
  while (performance.now() < deadline) {
    if (!(await isUp())) return true
    await sleep(25)
  }
  return false
}
