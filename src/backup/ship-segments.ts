import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { unlessGone } from './data-folder.ts'
import { isNeeded, segmentName } from './names.ts'
import type { SealedObjects } from './sealed-objects.ts'

/**
 * Moves the finished segments of the log from where the server leaves them to the store, in order.
 * @returns how many
 */
export async function shipSegments(objects: SealedObjects, cluster: string, spool: string): Promise<number> {
  const names = (await readdir(spool)).filter((name) => !name.startsWith('.')).sort()
  for (const name of names) {
    const path = join(spool, name)
    const bytes = await readFile(path).catch(unlessGone)
    if (bytes && isNeeded(name)) await objects.put(segmentName(cluster, name), bytes)
    await rm(path, { force: true })
  }
  return names.length
}
