import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { needed } from '../platform/needed/needed.ts'
import { BackupFault } from './backup-fault.ts'
import { listData } from './data-folder.ts'
import { type Manifest, putManifest } from './manifest.ts'
import { chunkName, stamp } from './names.ts'
import { packFiles } from './pack-files.ts'
import type { SealedObjects } from './sealed-objects.ts'
import { shipSegments } from './ship-segments.ts'

export interface Source {
  /** The superuser's address. */
  url: string
  /** Where the server leaves finished segments. */
  spool: string
}

interface Cluster {
  cluster: string
  folder: string
  version: number
  /** What a server that recovers it must not have less of. */
  capacity: Record<string, string>
}

const capacities = [
  'max_connections',
  'max_worker_processes',
  'max_wal_senders',
  'max_prepared_transactions',
  'max_locks_per_transaction',
]

/**
 * Copies the whole database while it works, to be completed by its log.
 * @throws {BackupFault} for a server that keeps no log, or whose files are elsewhere
 */
export async function copyBase(objects: SealedObjects, source: Source, now = () => new Date()): Promise<Manifest> {
  const client = new pg.Client({ connectionString: source.url, application_name: 'voyance backup' })
  client.on('error', () => {})
  await client.connect()
  try {
    const { cluster, folder, version, capacity } = await examine(client)
    const began = now()
    const copy = `${stamp(began)}-${randomUUID().slice(0, 8)}`
    await client.query(`set statement_timeout = '30min'`)
    // The copy is stopped by the connection's end too, whatever happens here.
    await client.query(`select pg_backup_start('voyance', true)`)
    const { folders, files: paths } = await listData(folder)
    const files = await packFiles(objects, folder, paths, (place) => chunkName(copy, place))
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(true)')
    const { labelfile: label } = needed(rows[0], 'the label of the copy')
    await shipSegments(objects, cluster, source.spool)
    const firstSegment = needed(/START WAL LOCATION: \S+ \(file ([0-9A-F]{24})\)/.exec(label)?.[1], 'its first segment')
    const times = { began: began.toISOString(), ended: now().toISOString() }
    const manifest = { cluster, version, capacity, ...times, firstSegment, label, folders, files }
    await putManifest(objects, manifest)
    return manifest
  } finally {
    await client.end()
  }
}

/** @throws {BackupFault} */
export async function examine(client: pg.Client): Promise<Cluster> {
  const { rows } = await client.query<{
    cluster: string
    folder: string
    version: number
    capacity: Record<string, string>
    mode: string
    elsewhere: number
  }>(
    `select (select system_identifier::text from pg_control_system()) as cluster, current_setting('data_directory') as folder,
      current_setting('server_version_num')::int / 10000 as version, current_setting('archive_mode') as mode,
      (select jsonb_object_agg(name, setting) from pg_settings where name = any($1)) as capacity,
      (select count(*)::int from pg_tablespace where spcname not in ('pg_default', 'pg_global')) as elsewhere`,
    [capacities],
  )
  const { mode, elsewhere, ...cluster } = needed(rows[0], 'the settings of the server')
  if (mode === 'off')
    throw new BackupFault(
      'PostgreSQL ne garde pas son journal : archive_mode est à off. Relancez le site, ou la base, avec les réglages de docs/operations.md.',
    )
  if (elsewhere > 0)
    throw new BackupFault(
      'Une partie de la base est dans un autre dossier (tablespace) : elle ne serait pas sauvegardée.',
    )
  return cluster
}
