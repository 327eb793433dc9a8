import { mkdir } from 'node:fs/promises'
import { pino } from 'pino'
import type { BackupConfig } from '../config/backup.ts'
import { type DataKey, openKeyRing } from '../platform/at-rest/key-ring.ts'
import { reach } from '../platform/outside/reach.ts'
import { MINUTE_MS } from '../platform/time/instants.ts'
import { folderStore } from '../providers/store/folder.ts'
import { storeRules } from '../providers/store/port.ts'
import { s3Store } from '../providers/store/s3.ts'
import { type SealedObjects, sealedObjects } from './sealed-objects.ts'

/** Where the backups are kept. */
export async function openBackupStore(
  { to }: BackupConfig,
  keys: readonly [DataKey, ...DataKey[]],
): Promise<SealedObjects> {
  if ('folder' in to) await mkdir(to.folder, { recursive: true, mode: 0o700 })
  const port = 'folder' in to ? folderStore(to.folder) : s3Store(to.s3)
  const patience = { deadlineMs: 5 * MINUTE_MS }
  return sealedObjects(
    reach('backup', port, storeRules, { log: pino({ level: 'silent' }), patience }),
    openKeyRing(keys),
  )
}
