import { textJobs } from '../src/features/house/text-messages/jobs.server.ts'
import type { TestApp } from './test-app.ts'

/** The text messages that a telephone has got, oldest first; sends those in the queue, and leaves other jobs there. */
export async function textsTo(test: TestApp, number: string): Promise<string[]> {
  for (const { name, data } of test.jobs.sent.splice(0)) {
    const text = textJobs.find(({ kind }) => kind.name === name)
    if (text) await text.run(test.app, data)
    else test.jobs.sent.push({ name, data })
  }
  const rows = await test.app.db
    .selectFrom('handsets')
    .select('text')
    .where('recipient', '=', number)
    .orderBy('id')
    .execute()
  return rows.map(({ text }) => text)
}

/** The code of the last message that a telephone got. */
export const textedCode = async (test: TestApp, number: string): Promise<string> =>
  (await textsTo(test, number)).at(-1)?.match(/\b\d{6}\b/)?.[0] ?? ''
