import { randomUUID } from 'node:crypto'
import { link, open, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { LISTED, type StorePort } from './port.ts'

const isAbsent = (error: unknown): boolean => (error as { code?: string }).code === 'ENOENT'
const TEMPORARY = '.new-'

/** A store in a folder of this machine, better of another one that is mounted here. Nothing is half written. */
export function folderStore(folder: string): StorePort {
  const path = (name: string): string => join(folder, name)
  return {
    name: 'folder',
    async put({ name, bytes }) {
      // Two machines may keep one name at once: what one has linked, the other must not open.
      const staged = path(`${TEMPORARY}${randomUUID()}`)
      const file = await open(staged, 'w', 0o600)
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      // Unlike a renaming, it replaces nothing.
      await link(staged, path(name)).catch((error) => {
        if (error.code !== 'EEXIST') throw error
      })
      await rm(staged)
    },
    get: (name) =>
      readFile(path(name)).catch((error) => {
        if (isAbsent(error)) return null
        throw error
      }),
    remove: (name) => rm(path(name), { force: true }),
    async list(after) {
      const names = (await readdir(folder)).filter((name) => !name.startsWith(TEMPORARY) && (!after || name > after))
      return names.sort().slice(0, LISTED)
    },
  }
}
