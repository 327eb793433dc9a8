import { execFile, execFileSync } from 'node:child_process'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Holds the demonstration and a log of its usual length. */
const SIZE_MB = 1500
/** The last pages are taken by pieces of one page. */
const PIECES = [2 ** 20, 4096]

/** A disk of its own for one folder, which something else may fill. */
export interface SmallDisk {
  fill(): Promise<void>
  free(): Promise<void>
  /** Takes the disk away with all that is on it. */
  remove(): void
}

const execute = promisify(execFile)

/** Null where this account or machine can't mount one. */
export async function mountSmallDisk(folder: string): Promise<SmallDisk | null> {
  try {
    await execute('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m,mode=700`, 'voyance-chaos', folder])
  } catch {
    return null
  }
  const filler = join(folder, 'filler')
  return {
    async fill() {
      const file = await open(filler, 'a')
      try {
        for (const size of PIECES) {
          const piece = Buffer.alloc(size)
          while (await fits(() => file.write(piece)));
        }
      } finally {
        await file.close()
      }
    },
    free: () => rm(filler, { force: true }),
    remove: () => void execFileSync('umount', ['-l', folder]),
  }
}

async function fits(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await write()
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return false
    throw error
  }
}
