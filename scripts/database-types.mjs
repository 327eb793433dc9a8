import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedDatabase } from '../src/platform/database/embedded/start.ts'
import { root } from './setup/project.mjs'

/**
 * Writes src/platform/database/generated.ts from the database at the given address, or from a new migrated one; with
 * --verify, reports whether the file is up to date.
 */
const [url, ...rest] = process.argv.slice(2)
process.exitCode = url ? writeTypes(url) : await onFreshDatabase(writeTypes)

/** @param {string} address */
function writeTypes(address) {
  const { status } = spawnSync(
    join(root, 'node_modules', '.bin', 'kysely-codegen'),
    [
      '--dialect=postgres',
      `--url=${address}`,
      '--date-parser=string',
      '--type-mapping={"int8":"number"}',
      '--default-schema=public',
      '--exclude-pattern=(pgboss.*|*.migrations|migrations|given_clock|*.given_clock)',
      '--out-file=src/platform/database/generated.ts',
      ...rest,
    ],
    { cwd: root, stdio: 'inherit' },
  )
  return status ?? 1
}

/** @param {(address: string) => number} work */
async function onFreshDatabase(work) {
  const dataDir = await mkdtemp(join(tmpdir(), 'voyance-types-'))
  const database = await startEmbeddedDatabase({ dataDir, memory: true })
  try {
    await migrate(database.ownerUrl)
    return work(database.ownerUrl.replace('@/', '@localhost/'))
  } finally {
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/**
 * Uses the built program, which finds its migrations in the build.
 * @param {string} address
 */
async function migrate(address) {
  const folder = join(root, 'db', 'migrations')
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  for (const name of (await readdir(folder)).sort()) await client.query(await readFile(join(folder, name), 'utf8'))
  await client.end()
}
