import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { ConfigFault, readConfig } from '../config.ts'
import { asList, parseList, rootLines } from '../features/house/seals/kept-roots.server.ts'
import { sealKeysOf } from '../features/house/seals/seal-keys.server.ts'
import { verifyAll } from '../features/money/verification/verify-all.server.ts'
import { connect, type Database } from '../platform/database/connect.ts'
import { keptSecret } from '../platform/secrets/kept-secret.ts'
import { Secrets } from '../platform/secrets/secrets.ts'

const USE = 'Usage\u00a0: npm run ledger-roots, ou npm run ledger-verify [-- --roots liste.csv]'

/** A mistake of the person who runs the command. */
class Wrong extends Error {}

/** Prints the sealed days, or recomputes everything; returns whether all is intact. */
async function main(): Promise<boolean> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { roots: { type: 'string' } } })
  const config = readConfig(process.env)
  if (!config.database) throw new Wrong('Il faut DATABASE_URL et DATABASE_OWNER_URL.')
  const db = connect(config.database.direct, { max: 2, onLost: () => {} })
  try {
    if (positionals[0] === 'roots') return await printRoots(db)
    if (positionals[0] !== 'verify') throw new Wrong(USE)
    const secrets = new Secrets(config.sessionSecrets ?? [await keptSecret(config.dataDir, 'secret')])
    const list = values.roots === undefined ? [] : parseList(await readFile(values.roots, 'utf8'))
    const faults = await verifyAll(db, sealKeysOf({ secrets }), list)
    say(faults.length === 0 ? 'Tout est intact.' : faults.join('\n'))
    return faults.length === 0
  } finally {
    await db.destroy()
  }
}

async function printRoots(db: Database): Promise<true> {
  process.stdout.write(asList([...(await rootLines(db, 'ledger')), ...(await rootLines(db, 'audit'))]))
  return true
}

const say = (line: string) => process.stdout.write(`${line}\n`)

try {
  if (!(await main())) process.exitCode = 1
} catch (error) {
  const isExpected = error instanceof Wrong || error instanceof ConfigFault
  process.stderr.write(`${isExpected ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
  process.exitCode = 1
}
