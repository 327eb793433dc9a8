import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { App } from '../../../app.ts'
import { type ErasedAccount, erasedAccounts, makeDueAgain } from './departure-queries.server.ts'

/** A file outside the database: a restored backup does not know which accounts were erased after it was made. */
const fileOf = (app: App): string => join(app.config.dataDir, 'erased-accounts.json')

const shape = z.array(z.object({ id: z.int(), createdAt: z.string() }))

const nameOf = ({ id, createdAt }: ErasedAccount) => `${id} ${createdAt}`

async function readList(app: App): Promise<ErasedAccount[]> {
  const text = await readFile(fileOf(app), 'utf8').catch((error) => {
    if (error.code !== 'ENOENT') throw error
    return '[]'
  })
  return shape.parse(JSON.parse(text))
}

/**
 * Adds the accounts erased in the database to the list; existing entries stay. Written under a temporary name first, so
 * that the list is never half written.
 */
export async function rememberErased(app: App): Promise<void> {
  const listed = await readList(app)
  const known = new Set(listed.map(nameOf))
  const fresh = (await erasedAccounts(app.db)).filter((one) => !known.has(nameOf(one)))
  if (fresh.length === 0) return
  await mkdir(app.config.dataDir, { recursive: true })
  await writeFile(`${fileOf(app)}.new`, JSON.stringify([...listed, ...fresh]), { mode: 0o600 })
  await rename(`${fileOf(app)}.new`, fileOf(app))
}

/**
 * Makes accounts that are on the list but present in the database due at once.
 * @returns how many
 */
export async function recallErased(app: App): Promise<number> {
  const listed = await readList(app)
  return listed.length === 0 ? 0 : (await makeDueAgain(app.db, listed, app.now())).length
}
