import type { App } from '../../../app.ts'
import { HOUR_MS, later } from '../../../platform/time/instants.ts'
import { deleteName, listLeft, listNames, namesAmong } from './queries.server.ts'

/** Longer than any message waits between its file and itself. */
const WAITS_MS = HOUR_MS
const AT_ONCE = 100

/**
 * Deletes the objects that no message refers to: their conversation was erased, or they were never sent. An object goes
 * before its name, so that a failure is tried again.
 */
export async function clearFiles(app: App): Promise<void> {
  const before = later(app.now(), -WAITS_MS)
  for (;;) {
    const names = await listLeft(app.db, before, AT_ONCE)
    for (const name of names) {
      await app.store.remove(name)
      await deleteName(app.db, name)
    }
    if (names.length < AT_ONCE) return
  }
}

export interface StoreFaults {
  /** Objects without a name: deleting them is for the operator, because the database may be an older copy. */
  unknown: number
  /** Names without an object: what was lost. */
  lost: number
}

/** Compares the store with the names noted, both ways, in the order of names. */
export async function checkStore(app: App): Promise<StoreFaults> {
  const faults = { unknown: 0, lost: 0 }
  for (let after: string | null = null; ; ) {
    const began: string | null = after
    const objects = await app.store.list(began)
    const last = objects.at(-1) ?? null
    const names = await listNames(app.db, began, last)
    const [listed, noted] = [new Set(objects), new Set(names)]
    // One may have been put or deleted between the two lists: each that differs is asked for again.
    for (const name of objects) if (!noted.has(name) && (await app.store.get(name)) !== null) faults.unknown += 1
    const missing = names.filter((name) => !listed.has(name))
    const still = await namesAmong(app.db, missing)
    for (const name of missing) if (still.has(name) && (await app.store.get(name)) === null) faults.lost += 1
    if (last === null) break
    after = last
  }
  const { unknown, lost } = faults
  if (unknown + lost > 0)
    app.log.error({ store: app.store.name, unknown, lost }, 'the store of files and the database differ')
  return faults
}
