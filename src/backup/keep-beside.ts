import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unlessGone } from './data-folder.ts'
import { besidePrefix, stamp } from './names.ts'
import type { SealedObjects } from './sealed-objects.ts'

/** The list of erased accounts and the seals of the ledger: an old state of the database knows neither as they are now. */
export const BESIDE = ['erased-accounts.json', 'sealed-ledger.csv']

export async function latestBeside(objects: SealedObjects, file: string): Promise<Buffer | null> {
  const name = (await objects.names(besidePrefix(file))).at(-1)
  return name === undefined ? null : objects.get(name)
}

/** Keeps these files of the data folder as they are now, if they changed; the one before is then removed. */
export async function keepBeside(objects: SealedObjects, dataDir: string, now: Date): Promise<void> {
  for (const file of BESIDE) {
    const bytes = await readFile(join(dataDir, file)).catch(unlessGone)
    if (!bytes) continue
    const before = await objects.names(besidePrefix(file))
    const latest = before.at(-1)
    if (latest !== undefined && (await objects.get(latest))?.equals(bytes)) continue
    await objects.put(besidePrefix(file) + stamp(now), bytes)
    for (const name of before) await objects.remove(name)
  }
}
