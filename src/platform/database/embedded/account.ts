import { execFile } from 'node:child_process'
import { chown, mkdir } from 'node:fs/promises'
import { promisify } from 'node:util'
import { EmbeddedDatabaseFailure } from './failure.ts'

const execute = promisify(execFile)

/** The account that runs PostgreSQL when the program is root; else undefined. */
export interface Account {
  uid: number
  gid: number
}

export const isRoot = (): boolean => process.getuid?.() === 0

/** A minimal environment: PGPORT, PGOPTIONS or LD_LIBRARY_PATH of the caller would change what the programs do. */
export const bareEnvironment = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

/** Runs a program to its end, in a working folder that every account can enter. */
export async function runAs(account: Account | undefined, file: string, args: string[]): Promise<void> {
  await execute(file, args, { ...account, cwd: '/', env: bareEnvironment, maxBuffer: 16_000_000 })
}

export async function succeedsAs(account: Account, file: string, args: string[]): Promise<boolean> {
  return runAs(account, file, args).then(
    () => true,
    () => false,
  )
}

/** Makes a folder that the account alone can use. */
export async function ownedFolder(folder: string, account: Account | undefined): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (account) await chown(folder, account.uid, account.gid)
}

/** Whether the account may enter the folder; tested by the system, as modes alone ignore access lists. */
export function canEnter(account: Account, folder: string): Promise<boolean> {
  return succeedsAs(account, '/bin/sh', ['-c', 'cd "$1"', 'sh', folder])
}

/** Finds a system account by name, and creates it if the machine has none. */
export async function systemAccount(name = 'postgres'): Promise<Account> {
  const known = await lookUp(name)
  if (known) return known
  const ways: [string, string[]][] = [
    ['useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', name]],
    ['adduser', ['--system', '--group', '--no-create-home', name]],
    ['adduser', ['-S', '-D', '-H', name]],
  ]
  for (const [file, args] of ways) {
    await runAs(undefined, file, args).catch(() => {})
    const made = await lookUp(name)
    if (made) return made
  }
  throw new EmbeddedDatabaseFailure(
    `PostgreSQL refuse de tourner sous root et le compte « ${name} » n’a pas pu être créé : créez-le (useradd --system ${name}) ou lancez le site avec un compte ordinaire.`,
  )
}

async function lookUp(name: string): Promise<Account | undefined> {
  try {
    const [uid, gid] = await Promise.all(['-u', '-g'].map((option) => execute('id', [option, name])))
    return { uid: Number(uid?.stdout), gid: Number(gid?.stdout) }
  } catch {
    return undefined
  }
}
