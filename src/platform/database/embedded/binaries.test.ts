import { mkdir, mkdtemp, readFile, readlink, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { copyBinaries, givenBinaries, installedBinaries, restoreLinks } from './binaries.ts'

let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'voyance-binaries-'))
  await mkdir(join(root, 'native', 'lib'), { recursive: true })
  await writeFile(join(root, 'native', 'lib', 'libpq.so.5.18'), 'library')
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]
  await writeFile(join(root, 'native', 'pg-symlinks.json'), JSON.stringify(links))
})

afterEach(() => rm(root, { recursive: true }))

test('missing links are created as relative ones, and creating them again changes nothing', async () => {
  await restoreLinks(root)
  await restoreLinks(root)
  expect(await readlink(join(root, 'native', 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18')
})

test('a copy keeps its links inside itself, and two programs may create it at once', async () => {
  await restoreLinks(root)
  const installed = { folder: join(root, 'native'), version: '18.4.0' }
  const home = join(root, 'home')
  const copies = await Promise.all([copyBinaries(installed, home), copyBinaries(installed, home)])
  expect(copies[1]).toEqual({ folder: join(home, 'postgres-18.4.0'), version: '18.4.0' })
  expect(await readlink(join(home, 'postgres-18.4.0', 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18')
  expect(await readFile(join(home, 'postgres-18.4.0', 'lib', 'libpq.so.5'), 'utf8')).toBe('library')
})

test('a PostgreSQL of the machine tells its version, and a folder without one is refused', async () => {
  const { folder, version } = await installedBinaries()
  const given = await givenBinaries(folder)
  expect(given.folder).toBe(folder)
  expect(Number.parseInt(given.version, 10)).toBe(Number.parseInt(version, 10))
  await expect(givenBinaries('/nowhere')).rejects.toThrow('Il n’y a pas de PostgreSQL dans /nowhere/bin')
})
