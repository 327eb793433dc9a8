import { expect, test } from 'vitest'
import { useTestApp } from '../../../../test/test-app.ts'
import { accountJobs } from './jobs.server.ts'

const site = useTestApp()

test('attempts older than every limit are deleted, also in scopes that are not used again', async () => {
  const tried = (scope: string, ago: number) => ({ scope, at: new Date(site.now().getTime() - ago * 1000) })
  await site.app.db
    .insertInto('attempts')
    .values([tried('once', 86_401), tried('of a day', 86_399), tried('now', 0)])
    .execute()
  for (const job of accountJobs) await job.run(site.app, {})
  const kept = await site.app.db.selectFrom('attempts').select('scope').orderBy('at').execute()
  expect(kept.map(({ scope }) => scope)).toEqual(['of a day', 'now'])
})
