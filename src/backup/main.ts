import { parseArgs } from 'node:util'
import { type Config, ConfigFault, readConfig } from '../config.ts'
import { type SealKeys, sealKeysOf } from '../features/house/seals/seal-keys.server.ts'
import { UnreadableData } from '../platform/at-rest/key-ring.ts'
import { spoolOf } from '../platform/database/embedded/archiving.ts'
import { addressOf } from '../platform/database/embedded/claim.ts'
import { EmbeddedDatabaseFailure } from '../platform/database/embedded/failure.ts'
import { place } from '../platform/database/embedded/placement.ts'
import { runningPostmaster } from '../platform/database/embedded/postmaster.ts'
import { OutsideFailure } from '../platform/outside/failure.ts'
import { keptSecret } from '../platform/secrets/kept-secret.ts'
import { Secrets } from '../platform/secrets/secrets.ts'
import { BackupFault } from './backup-fault.ts'
import { checkRestored } from './check-restored.ts'
import type { Source } from './copy-base.ts'
import { copyAndPrune, follow } from './follow.ts'
import { keepBeside } from './keep-beside.ts'
import { openBackupStore } from './open-store.ts'
import { rehearse } from './rehearse.ts'
import { restore } from './restore.ts'
import type { SealedObjects } from './sealed-objects.ts'

const USE = [
  'Usage\u00a0: npm run backup [-- --follow]',
  '          npm run restore -- --to dossier [--at 2026-11-26T18:00:00Z]',
  '          npm run restore -- --rehearse',
].join('\n')

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** Returns whether all is intact. */
async function main(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      follow: { type: 'boolean' },
      rehearse: { type: 'boolean' },
      to: { type: 'string' },
      at: { type: 'string' },
    },
  })
  const config = readConfig(process.env)
  const { backup, dataKeys } = config
  if (!backup || !dataKeys) throw new BackupFault('Il faut BACKUP_TO et DATA_KEYS (docs/operations.md).')
  const objects = await openBackupStore(backup, dataKeys)
  const keys = sealKeysOf({
    secrets: new Secrets(config.sessionSecrets ?? [await keptSecret(config.dataDir, 'secret')]),
  })
  if (positionals[0] === 'copy') return copy(config, objects, keys, values.follow === true)
  if (positionals[0] !== 'restore') throw new BackupFault(USE)
  if (values.rehearse) {
    const { seconds, segments, faults } = await rehearse(objects, keys, backup.postgres)
    say(`Restaurée en ${seconds.toFixed(1)} s avec ${segments} segments.`)
    return tell(faults)
  }
  if (values.to === undefined) throw new BackupFault(USE)
  const until = values.at === undefined ? null : instantOf(values.at)
  const { url, stop, base, folder, seconds } = await restore(objects, values.to, until, say, backup.postgres)
  try {
    say(`Restaurée en ${seconds.toFixed(1)} s dans ${folder}, depuis la sauvegarde du ${base.toISOString()}.`)
    return tell(await checkRestored(url, folder, keys, until ?? new Date()))
  } finally {
    await stop()
  }
}

async function copy(config: Config, objects: SealedObjects, keys: SealKeys, follows: boolean): Promise<true> {
  const source = await sourceOf(config)
  const { dataDir, backup } = config
  const { keepDays = 0, postgres = null } = backup ?? {}
  if (follows) {
    const stopping = new AbortController()
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort())
    await follow({ objects, source, keys, dataDir, keepDays, postgres, say, signal: stopping.signal })
    return true
  }
  await keepBeside(objects, dataDir, new Date())
  say(await copyAndPrune(objects, source, keepDays))
  return true
}

/** @throws {BackupFault} */
async function sourceOf({ backup, dataDir }: Config): Promise<Source> {
  if (backup?.own) return backup.own
  const at = await place(dataDir, say)
  const server = await runningPostmaster(at.cluster)
  if (!server) throw new BackupFault(`Aucun site ne tourne sur ${dataDir} : lancez-le avec les mêmes réglages.`)
  return { url: addressOf('postgres', 'voyance', server), spool: spoolOf(at) }
}

/** @throws {BackupFault} */
function instantOf(written: string): Date {
  const at = new Date(written)
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(written) || Number.isNaN(at.getTime())) {
    throw new BackupFault(`--at attend un instant avec son fuseau, comme 2026-11-26T18:00:00Z, et non « ${written} ».`)
  }
  return at
}

function tell(faults: readonly string[]): boolean {
  say(faults.length === 0 ? 'Tout est intact.' : faults.join('\n'))
  return faults.length === 0
}

try {
  if (!(await main())) process.exitCode = 1
} catch (error) {
  const expected = [BackupFault, ConfigFault, UnreadableData, OutsideFailure, EmbeddedDatabaseFailure]
  const isExpected = expected.some((kind) => error instanceof kind)
  process.stderr.write(
    `${isExpected ? (error as Error).message : error instanceof Error ? error.stack : String(error)}\n`,
  )
  process.exitCode = 1
}
