import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { SealKeys } from '../features/house/seals/seal-keys.server.ts'
import { DAY_MS, MINUTE_MS } from '../platform/time/instants.ts'
import { copyBase, examine, type Source } from './copy-base.ts'
import { keepBeside } from './keep-beside.ts'
import { newestBase } from './manifest.ts'
import { BASES, stamp } from './names.ts'
import { prune } from './prune.ts'
import { rehearse } from './rehearse.ts'
import type { SealedObjects } from './sealed-objects.ts'
import { shipSegments } from './ship-segments.ts'

const LOOK_EVERY_MS = 2000

interface Following {
  objects: SealedObjects
  source: Source
  keys: SealKeys
  dataDir: string
  keepDays: number
  /** As BackupConfig. */
  postgres: string | null
  say: (line: string) => void
  signal: AbortSignal
}

/** Keeps the backup complete: the log at once, a copy a day, which is then restored and checked. */
export async function follow(following: Following): Promise<void> {
  const { source, objects, say, signal } = following
  let cluster: string | null = null
  let told = ''
  let lookedAt = Number.NEGATIVE_INFINITY
  while (!signal.aborted) {
    try {
      cluster ??= await clusterOf(source)
      await shipSegments(objects, cluster, source.spool)
      if (performance.now() - lookedAt > MINUTE_MS) {
        await lookDaily(following)
        lookedAt = performance.now()
      }
      told = ''
    } catch (error) {
      // The server may have been replaced meanwhile.
      cluster = null
      const line = error instanceof Error ? error.message : String(error)
      if (line !== told) say(`La sauvegarde est interrompue : ${line}`)
      told = line
    }
    await wait(LOOK_EVERY_MS, undefined, { signal }).catch(() => {})
  }
}

async function lookDaily({ objects, source, keys, dataDir, keepDays, postgres, say }: Following): Promise<void> {
  // A standby only moves its segments: those that the primary had not moved yet would be lost with its machine.
  if (await isStandby(source)) return
  await keepBeside(objects, dataDir, new Date())
  const newest = await newestBase(objects)
  if (newest !== null && newest >= BASES + stamp(new Date(Date.now() - DAY_MS))) return
  say(await copyAndPrune(objects, source, keepDays))
  const { seconds, segments, faults } = await rehearse(objects, keys, postgres)
  const outcome = faults.length === 0 ? 'tout est intact' : faults.join(' ; ')
  say(`Restauration d’essai : ${seconds.toFixed(1)} s, ${segments} segments, ${outcome}`)
}

/** Copies the database; says what was done. */
export async function copyAndPrune(objects: SealedObjects, source: Source, keepDays: number): Promise<string> {
  const since = performance.now()
  const { files, ended } = await copyBase(objects, source)
  const bytes = files.flatMap(({ pieces }) => pieces).reduce((sum, { length }) => sum + length, 0)
  const removed = await prune(objects, keepDays, new Date())
  const seconds = ((performance.now() - since) / 1000).toFixed(1)
  return `Sauvegarde finie à ${ended} : ${files.length} fichiers, ${Math.round(bytes / 1e6)} Mo, ${seconds} s ; ${removed} objets trop anciens retirés`
}

const clusterOf = (source: Source): Promise<string> => asking(source, async (client) => (await examine(client)).cluster)

const isStandby = (source: Source): Promise<boolean> =>
  asking(source, async (client) => {
    const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby')
    return rows[0]?.standby === true
  })

async function asking<T>({ url }: Source, ask: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return await ask(client)
  } finally {
    await client.end()
  }
}
