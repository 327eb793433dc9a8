import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { givenBinaries, installedBinaries } from '../platform/database/embedded/binaries.ts'
import { place } from '../platform/database/embedded/placement.ts'
import { BackupFault } from './backup-fault.ts'
import { BESIDE, latestBeside } from './keep-beside.ts'
import { newestBase, readManifest } from './manifest.ts'
import { type Recovered, recover } from './recover.ts'
import type { SealedObjects } from './sealed-objects.ts'
import { writeBase } from './write-base.ts'

export interface Restored extends Recovered {
  /** When the copy was finished that it began from. */
  base: Date
  folder: string
  seconds: number
}

/**
 * Restores the database, with npm's PostgreSQL or that of a folder, into a new data folder, as it was at an instant, or at the end of the log.
 * @throws {BackupFault} without a copy of that time, for a folder in use, or another version of PostgreSQL
 * @throws {UnreadableData} if the store was altered, or its key is not configured
 */
export async function restore(
  objects: SealedObjects,
  to: string,
  until: Date | null,
  say: (line: string) => void,
  postgres: string | null = null,
): Promise<Restored> {
  const since = performance.now()
  const name = await newestBase(objects, until ?? undefined)
  if (name === null)
    throw new BackupFault(
      until ? 'Aucune sauvegarde n’était finie à cet instant.' : 'Il n’y a encore aucune sauvegarde.',
    )
  const manifest = await readManifest(objects, name)
  const binaries = postgres === null ? await installedBinaries() : await givenBinaries(postgres)
  const at = await place(to, say, binaries)
  if (await stat(at.cluster).catch(() => null))
    throw new BackupFault(`${at.cluster} existe déjà : choisissez un autre dossier.`)
  const own = Number.parseInt(binaries.version, 10)
  if (own !== manifest.version)
    throw new BackupFault(
      `Cette sauvegarde vient de PostgreSQL ${manifest.version}, et ${own} est installé : donnez par BACKUP_POSTGRES le dossier de l’autre.`,
    )
  await writeBase(objects, manifest, at.cluster)
  for (const file of BESIDE) {
    const bytes = await latestBeside(objects, file)
    if (bytes) await writeFile(join(at.folder, file), bytes, { mode: 0o600 })
  }
  const recovered = await recover(objects, manifest, at, until)
  return {
    ...recovered,
    base: new Date(manifest.ended),
    folder: at.folder,
    seconds: (performance.now() - since) / 1000,
  }
}
