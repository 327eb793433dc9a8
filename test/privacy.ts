import { hashPassword } from '../src/features/house/users/password.server.ts'
import { privacyJobs } from '../src/features/rights/privacy/jobs.server.ts'
import { addClient, type ClientTraits } from './people.ts'
import type { TestApp } from './test-app.ts'

export const PASSWORD = 'une lune claire sur la mer'

/** A client who signs in with the password of these tests. */
export async function addClientWithPassword(test: TestApp, traits: ClientTraits = {}) {
  const client = await addClient(test, traits)
  const password_hash = await hashPassword(PASSWORD)
  await test.app.db.updateTable('users').set({ password_hash }).where('id', '=', client.id).execute()
  return client
}

/** Runs the waiting privacy jobs, and leaves the rest. */
export async function workOnPrivacy(test: TestApp): Promise<void> {
  for (const { name, data } of test.jobs.sent.splice(0)) {
    const job = privacyJobs.find(({ kind }) => kind.name === name)
    if (job) await job.run(test.app, data)
    else test.jobs.sent.push({ name, data })
  }
}
