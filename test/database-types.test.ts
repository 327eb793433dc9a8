import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { cloneDatabase } from './database.ts'

test('the generated types match the migrated database', async () => {
  const database = await cloneDatabase()
  const url = database.ownerUrl.replace('@/', '@localhost/')
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/database-types.mjs', url, '--verify'], {
    encoding: 'utf8',
  })
  await database.drop()
  expect(status, stdout + stderr).toBe(0)
})
