import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { App } from '../../../app.ts'
import { type ErasedAccount, erasedAccounts, makeDueAgain } from './departure-queries.server.ts'

/** Beside the database and not in it: a backup that is restored knows nothing of who left after it was made. */
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

/** Adds to the list whom the database calls erased; who is on it stays. Another name first: half a list is none. */
export async function rememberErased(app: App): Promise<void> {
  const listed = await readList(app)
  const known = new Set(listed.map(nameOf))
  const fresh = (await erasedAccounts(app.db)).filter((one) => !known.has(nameOf(one)))
  if (fresh.length === 0) return
  await mkdir(app.config.dataDir, { recursive: true })
  await writeFile(`${fileOf(app)}.new`, JSON.stringify([...listed, ...fresh]), { mode: 0o600 })
  await rename(`${fileOf(app)}.new`, fileOf(app))
}

/** Who is on the list and in the database as before: their account is due at once. Gives how many. */
export async function recallErased(app: App): Promise<number> {
  const listed = await readList(app)
  return listed.length === 0 ? 0 : (await makeDueAgain(app.db, listed, app.now())).length
}
