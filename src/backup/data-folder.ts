import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Folders whose files recovery creates itself, or that only fit the running server: they are copied empty. */
const emptied = [
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]
const left = [
  'postmaster.pid',
  'postmaster.opts',
  'backup_label',
  'backup_label.old',
  'tablespace_map',
  'backup_manifest',
  'recovery.signal',
  'standby.signal',
]
const isTemporary = (name: string): boolean => name.startsWith('pgsql_tmp') || name.startsWith('.')

/** The folders and files of a cluster that a copy takes, by their paths within it. */
export async function listData(root: string): Promise<{ folders: string[]; files: string[] }> {
  const folders: string[] = []
  const files: string[] = []
  async function walk(folder: string): Promise<void> {
    const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(unlessGone)
    for (const entry of entries ?? []) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (isTemporary(entry.name) || left.includes(path)) continue
      if (entry.isDirectory()) {
        folders.push(path)
        if (!emptied.includes(path)) await walk(path)
      } else if (entry.isFile()) files.push(path)
    }
  }
  await walk('')
  // This file tells recovery where to begin, so it is copied last.
  const control = 'global/pg_control'
  const inOrder = [...files.filter((path) => path !== control), control]
  return { folders: [...folders, 'pg_wal/archive_status', 'pg_wal/summaries'], files: inOrder }
}

/** A table can be dropped while it is copied: the log says so to the recovery. */
export function unlessGone(error: unknown): null {
  if ((error as { code?: string }).code === 'ENOENT') return null
  throw error
}
