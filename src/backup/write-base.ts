import { mkdir, open, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BackupFault } from './backup-fault.ts'
import type { Manifest } from './manifest.ts'
import type { SealedObjects } from './sealed-objects.ts'

const MODE = { recursive: true, mode: 0o700 }

/**
 * Writes the files of a copy into a new folder; its log completes them.
 * @throws {BackupFault} if a part of it is lost
 */
export async function writeBase(objects: SealedObjects, manifest: Manifest, folder: string): Promise<void> {
  await mkdir(folder, MODE)
  for (const path of manifest.folders) await mkdir(join(folder, path), MODE)
  let read: { name: string; bytes: Buffer } = { name: '', bytes: Buffer.alloc(0) }
  for (const { path, pieces } of manifest.files) {
    const file = await open(join(folder, path), 'w', 0o600)
    try {
      for (const { chunk, from, length } of pieces) {
        if (read.name !== chunk) read = { name: chunk, bytes: await chunkOf(objects, chunk) }
        await file.write(read.bytes.subarray(from, from + length))
      }
    } finally {
      await file.close()
    }
  }
  await writeFile(join(folder, 'backup_label'), manifest.label, { mode: 0o600 })
  // Settings of the old place would decide here.
  await rm(join(folder, 'postgresql.auto.conf'), { force: true })
  await writeFile(join(folder, 'postgresql.auto.conf'), '', { mode: 0o600 })
}

async function chunkOf(objects: SealedObjects, name: string): Promise<Buffer> {
  const bytes = await objects.get(name)
  if (!bytes) throw new BackupFault(`Cette sauvegarde est incomplète : ${name} manque. Essayez un instant antérieur.`)
  return bytes
}
