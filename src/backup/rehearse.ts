import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SealKeys } from '../features/house/seals/seal-keys.server.ts'
import { checkRestored } from './check-restored.ts'
import { restore } from './restore.ts'
import type { SealedObjects } from './sealed-objects.ts'

export interface Rehearsal {
  /** How long it took to have the database back, checks not included. */
  seconds: number
  segments: number
  faults: string[]
}

/** Restores the newest state into a folder that is then removed, and checks it. @throws as restore */
export async function rehearse(objects: SealedObjects, keys: SealKeys, postgres: string | null): Promise<Rehearsal> {
  const folder = await mkdtemp(join(tmpdir(), 'voyance-rehearsal-'))
  try {
    const to = join(folder, 'data')
    const { url, stop, folder: made, seconds, segments } = await restore(objects, to, null, () => {}, postgres)
    try {
      return { seconds, segments, faults: await checkRestored(url, made, keys, new Date()) }
    } finally {
      await stop()
      await rm(made, { recursive: true, force: true })
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
