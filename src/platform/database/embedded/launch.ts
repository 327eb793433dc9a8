import { type ChildProcess, spawn } from 'node:child_process'
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bareEnvironment } from './account.ts'
import type { Placement } from './placement.ts'
import { port } from './socket-folder.ts'

export interface Launched {
  process: ChildProcess
  /** The system's error if the program could not be started at all. */
  failure: Error | undefined
}

/** Settings of a server by their names. */
export type Settings = Readonly<Record<string, string>>

const durable = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  shared_buffers: '128MB',
  max_connections: '200',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  // Statements and details of errors contain e-mail addresses, messages and phone numbers.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
}

/** Settings by which data may be lost if the machine stops: for tests. */
export const forgetful = { autovacuum: 'off', fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

export const logOf = (at: Placement): string => join(at.folder, 'postgres.log')

/** Starts the server in its own session, so that Ctrl-C reaches only the program, which drains first. */
export async function launch(at: Placement, socketFolder: string, more: Settings): Promise<Launched> {
  const settings: Settings = {
    ...durable,
    ...more,
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
  }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = await open(logOf(at), 'a', 0o600)
  try {
    // Created by root, it must stay writable for the account that may later run the site itself.
    if (at.account) await log.chown(at.account.uid, at.account.gid)
    const child = spawn(join(at.binaries, 'bin', 'postgres'), ['-D', at.cluster, '-p', `${port}`, ...args], {
      ...at.account,
      cwd: '/',
      env: bareEnvironment,
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    })
    const launched: Launched = { process: child, failure: undefined }
    child.on('error', (error) => {
      launched.failure = error
    })
    child.unref()
    return launched
  } finally {
    await log.close()
  }
}

export const hasEnded = ({ process, failure }: Launched): boolean =>
  failure !== undefined || process.exitCode !== null || process.signalCode !== null

export async function logTail(at: Placement): Promise<string> {
  const log = await readFile(logOf(at), 'utf8').catch(() => '')
  return log.trimEnd().split('\n').slice(-12).join('\n')
}
