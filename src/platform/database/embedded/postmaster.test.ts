import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { discardRecycledPid, runningPostmaster } from './postmaster.ts'

let cluster: string

beforeEach(async () => {
  cluster = await mkdtemp(join(tmpdir(), 'voyance-postmaster-'))
})

afterEach(() => rm(cluster, { recursive: true }))

test('a recorded pid that another process has now is not a server, and does not prevent a start', async () => {
  await writeFile(join(cluster, 'postmaster.pid'), `${process.pid}\n${cluster}\n1\n5432\n/tmp\n\n`)
  expect(await runningPostmaster(cluster)).toBeUndefined()
  await discardRecycledPid(cluster)
  expect(await readdir(cluster)).toEqual([])
})

test.each(['', '\n', 'abc\n', '-12\n/x\n'])(
  'a file that names no server (%j) is left to PostgreSQL',
  async (content) => {
    await writeFile(join(cluster, 'postmaster.pid'), content)
    expect(await runningPostmaster(cluster)).toBeUndefined()
    await discardRecycledPid(cluster)
    expect(await readdir(cluster)).toEqual(['postmaster.pid'])
  },
)
