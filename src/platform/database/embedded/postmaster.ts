import { execFile } from 'node:child_process'
import { readFile, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** The server process of a cluster, from its postmaster.pid. */
export interface Postmaster {
  pid: number
  port: number
  /** Empty while the server is not listening yet. */
  socketFolder: string
}

/**
 * The running server of this cluster. The file alone proves nothing: after a crash it stays, and its pid may have been
 * reused, so the process must also be a PostgreSQL started on this very folder.
 */
export async function runningPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const found = await recordedPostmaster(cluster)
  return found && isServerOf(cluster, await commandLine(found.pid)) ? found : undefined
}

/** The content of the file, even if outdated. */
export async function recordedPostmaster(cluster: string): Promise<Postmaster | undefined> {
  return parse(await pidFile(cluster))
}

/**
 * PostgreSQL takes any process of its account with the recorded pid for a server and refuses to start, which happens in
 * containers, where pids are few. Only called when the process is known not to be our server.
 */
export async function discardRecycledPid(cluster: string): Promise<void> {
  const before = await pidFile(cluster)
  const found = parse(before)
  if (!found || isServerOf(cluster, await commandLine(found.pid))) return
  if ((await pidFile(cluster)) === before) await unlink(join(cluster, 'postmaster.pid')).catch(() => {})
}

const pidFile = (cluster: string): Promise<string> => readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')

function parse(file: string): Postmaster | undefined {
  const [pid = '', , , port = '', socketFolder = ''] = file.split('\n')
  return Number(pid) > 0 ? { pid: Number(pid), port: Number(port), socketFolder: socketFolder.trim() } : undefined
}

function isServerOf(cluster: string, command: string): boolean {
  return /^\S*postgres\s|\/postgres\s/.test(command) && `${command} `.includes(` -D ${cluster} `)
}

/** Empty for a process that is gone, or dead and not yet reaped. */
async function commandLine(pid: number): Promise<string> {
  if (process.platform === 'linux') {
    const raw = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    return raw.replaceAll('\0', ' ').trim()
  }
  const listed = await promisify(execFile)('ps', ['-ww', '-o', 'args=', '-p', `${pid}`]).catch(() => undefined)
  return listed?.stdout.trim() ?? ''
}
