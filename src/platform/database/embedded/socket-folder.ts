import { chmod, chown, lstat, mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EmbeddedDatabaseFailure, hasCode } from './failure.ts'
import { fingerprint, type Placement } from './placement.ts'

export const port = 5432

// Linux takes 107 bytes, macOS 103.
const longestSocketPath = 103

const fits = (folder: string): boolean => Buffer.byteLength(join(folder, `.s.PGSQL.${port}`)) <= longestSocketPath

/** The folder of the server's socket: beside the data, or a short one if that path is too long for a socket. */
export async function ensureSocketFolder(at: Placement): Promise<string> {
  const short = `voyance-pg-${fingerprint(at.cluster)}`
  const folder = [join(at.folder, 'socket'), join(tmpdir(), short)].find(fits) ?? join('/tmp', short)
  const uid = at.account?.uid ?? process.getuid?.()
  await make(folder, at)
  const found = await lstat(folder)
  // In a folder open to all, an attacker may have created it first to sit between us and the server.
  if (!found.isDirectory() || found.uid !== uid) {
    if (!at.account) {
      throw new EmbeddedDatabaseFailure(
        `Le dossier ${folder} appartient à un autre compte : supprimez-le puis relancez.`,
      )
    }
    await rm(folder, { recursive: true })
    await make(folder, at)
  }
  await chmod(folder, 0o700)
  return folder
}

async function make(folder: string, at: Placement): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 })
    if (at.account) await chown(folder, at.account.uid, at.account.gid)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  }
}
