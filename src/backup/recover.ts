import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { ownedFolder, runAs } from '../platform/database/embedded/account.ts'
import { addressOf } from '../platform/database/embedded/claim.ts'
import { hasEnded, type Launched, launch, logTail } from '../platform/database/embedded/launch.ts'
import type { Placement } from '../platform/database/embedded/placement.ts'
import { ensureSocketFolder, port } from '../platform/database/embedded/socket-folder.ts'
import { BackupFault } from './backup-fault.ts'
import { feedSegments, restoreCommand } from './feed-segments.ts'
import type { Manifest } from './manifest.ts'
import type { SealedObjects } from './sealed-objects.ts'

const LOOK_EVERY_MS = 100

/** PostgreSQL knows no names of time zones yet when it reads its settings, Z included. */
const inSettings = (at: Date): string => at.toISOString().replace('Z', '+00')

/** A server that works on what was recovered, reachable by this machine's superuser only. */
export interface Recovered {
  url: string
  segments: number
  stop(): Promise<void>
}

/**
 * Starts a server on the files of a copy and lets it read the log, up to an instant or to its end.
 * @throws {BackupFault} if the log ends before that instant, or recovery fails
 */
export async function recover(
  objects: SealedObjects,
  { cluster, capacity }: Pick<Manifest, 'cluster' | 'capacity'>,
  at: Placement,
  until: Date | null,
): Promise<Recovered> {
  const feed = join(at.folder, 'wal-feed')
  await ownedFolder(feed, at.account)
  await writeFile(join(at.cluster, 'recovery.signal'), '', { mode: 0o600 })
  if (at.account) await runAs(undefined, 'chown', ['-R', `${at.account.uid}:${at.account.gid}`, at.cluster])
  // The cluster's own settings may be elsewhere, as Debian's are, and would let nobody in without a password.
  const [settings, doors] = [join(at.folder, 'recovery.conf'), join(at.folder, 'recovery-hba.conf')]
  await writeFile(settings, '')
  await writeFile(doors, 'local all all trust\n')
  const socketFolder = await ensureSocketFolder(at)
  const launched = await launch(at, socketFolder, {
    ...capacity,
    config_file: settings,
    hba_file: doors,
    archive_mode: 'off',
    restore_command: restoreCommand(feed),
    recovery_target_action: 'promote',
    ...(until && { recovery_target_time: inSettings(until) }),
  })
  const server = launched.process
  const ended = new Promise<'ended'>((resolve) => server.once('exit', () => resolve('ended')))
  const feeding = feedSegments(objects, cluster, feed, at.account)
  const stop = async (): Promise<void> => {
    // Nothing else may keep this program waiting for its end.
    server.ref()
    if (!hasEnded(launched)) server.kill('SIGINT')
    await ended
    for (const path of [feed, settings, doors]) await rm(path, { recursive: true, force: true })
  }
  const url = addressOf('postgres', 'voyance', { socketFolder, port, pid: server.pid ?? 0 })
  try {
    const how = await Promise.race([ended, feeding.failed, promoted(url, launched)])
    if (how === 'ended') throw new BackupFault(`La base n’a pas pu être reconstruite :\n${await logTail(at)}`)
    return { url, segments: await feeding.stop(), stop }
  } catch (error) {
    void feeding.stop().catch(() => {})
    await stop()
    throw error
  }
}

/** Resolves once recovery is over and the server accepts writes, or has ended. */
async function promoted(url: string, launched: Launched): Promise<'promoted' | 'ended'> {
  while (!hasEnded(launched)) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
    client.on('error', () => {})
    try {
      await client.connect()
      const { rows } = await client.query<{ recovering: boolean }>('select pg_is_in_recovery() as recovering')
      if (rows[0]?.recovering === false) return 'promoted'
    } catch {
      // It does not accept connections yet.
    } finally {
      await client.end().catch(() => {})
    }
    await wait(LOOK_EVERY_MS)
  }
  return 'ended'
}
