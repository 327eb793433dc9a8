import { randomBytes } from 'node:crypto'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { MINUTE_MS } from '../../time/instants.ts'
import { hasCode } from './failure.ts'

const abandonedAfter = 10 * MINUTE_MS

/** A sibling of the final folder, filled completely before it is renamed. */
export const stagingFolder = (final: string): string => `${final}.new-${process.pid}-${randomBytes(4).toString('hex')}`

/** Renames the folder atomically; false if another program was first (the staging folder is then removed). */
export async function settle(staging: string, final: string): Promise<boolean> {
  try {
    await rename(staging, final)
    return true
  } catch (error) {
    await rm(staging, { recursive: true, force: true })
    if (hasCode(error, 'ENOTEMPTY', 'EEXIST')) return false
    throw error
  }
}

/** Removes the incomplete folders of killed programs. */
export async function clearAbandoned(final: string): Promise<void> {
  const prefix = `${basename(final)}.new-`
  for (const name of await readdir(dirname(final))) {
    if (!name.startsWith(prefix)) continue
    const folder = join(dirname(final), name)
    if (!(await isAbandoned(folder, Number.parseInt(name.slice(prefix.length), 10)))) continue
    // An initdb that outlived its program may still be writing there: what can't be removed now is removed at the next
    // start.
    await rm(folder, { recursive: true, force: true, maxRetries: 5 }).catch(() => {})
  }
}

async function isAbandoned(folder: string, pid: number): Promise<boolean> {
  if (!isAlive(pid)) return true
  // The pid may have been reused since.
  const made = await stat(folder).catch(() => undefined)
  return made !== undefined && Date.now() - made.mtimeMs > abandonedAfter
}

function isAlive(pid: number): boolean {
  if (!(pid > 0)) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return hasCode(error, 'EPERM')
  }
}
