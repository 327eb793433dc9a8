import { chown, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Account } from '../platform/database/embedded/account.ts'
import { isNeeded, segmentName } from './names.ts'
import type { SealedObjects } from './sealed-objects.ts'

const LOOK_EVERY_MS = 20
const WANTED = '.wanted'
const NONE = '.none'

/**
 * How the recovering server asks for a segment: it runs as another account, which may reach neither this program nor
 * its keys.
 */
export const restoreCommand = (folder: string): string => {
  const [wanted, none, given] = [`"${folder}/%f${WANTED}"`, `"${folder}/%f${NONE}"`, `"${folder}/%f"`]
  return `touch ${wanted}; while test ! -f ${given} -a ! -f ${none}; do sleep 0.02; done; if test -f ${given}; then mv ${given} "%p"; else rm ${none}; false; fi`
}

/** Gives the recovering server what it asks for, until it is stopped. */
export function feedSegments(objects: SealedObjects, cluster: string, folder: string, account: Account | undefined) {
  let stopped = false
  let given = 0
  async function give(segment: string): Promise<void> {
    const bytes = isNeeded(segment) ? await objects.get(segmentName(cluster, segment)) : null
    const path = join(folder, bytes ? segment : segment + NONE)
    await writeFile(`${path}.new`, bytes ?? '', { mode: 0o600 })
    if (account) await chown(`${path}.new`, account.uid, account.gid)
    await rename(`${path}.new`, path)
    if (bytes) given += 1
  }
  const feeding = (async () => {
    while (!stopped) {
      for (const name of (await readdir(folder)).filter((one) => one.endsWith(WANTED))) {
        await rm(join(folder, name))
        await give(name.slice(0, -WANTED.length))
      }
      await wait(LOOK_EVERY_MS)
    }
  })()
  return {
    /** Ends it. @returns how many segments were given */
    stop: async (): Promise<number> => {
      stopped = true
      await feeding
      return given
    },
    /** Rejects when a segment can't be given. */
    failed: feeding,
  }
}
