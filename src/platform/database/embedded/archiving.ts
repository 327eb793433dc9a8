import { join } from 'node:path'
import { ownedFolder } from './account.ts'
import type { Settings } from './launch.ts'
import type { Placement } from './placement.ts'

/** Finished segments of the log are left in a folder, at the latest after this many seconds. */
const EVERY = 45

/** Where segments wait to be backed up. */
export const spoolOf = (at: Placement): string => join(at.folder, 'wal-spool')

/** Settings by which the server leaves its log there. A segment that is there already must be the same one. */
export async function archiving(at: Placement): Promise<Settings> {
  const spool = spoolOf(at)
  await ownedFolder(spool, at.account)
  const [kept, staged] = [`"${spool}/%f"`, `"${spool}/.%f"`]
  const copy = `cp "%p" ${staged} && sync ${staged} && mv ${staged} ${kept}`
  return {
    archive_mode: 'on',
    archive_timeout: `${EVERY}`,
    archive_command: `if test -f ${kept}; then cmp -s "%p" ${kept}; else ${copy}; fi`,
  }
}
