import { mailJobs } from '../src/features/house/mail/jobs.server.ts'
import { passwordJobs } from '../src/features/people/passwords/jobs.server.ts'
import type { TestApp } from './test-app.ts'

/** The e-mails that an address has got, oldest first; sends those in the queue, and leaves other jobs there. */
export async function mailsTo(test: TestApp, address: string) {
  // Jobs that request an e-mail run before those that send it.
  for (const jobs of [passwordJobs, mailJobs]) {
    for (const { name, data } of test.jobs.sent.splice(0)) {
      const mail = jobs.find(({ kind }) => kind.name === name)
      if (mail) await mail.run(test.app, data)
      else test.jobs.sent.push({ name, data })
    }
  }
  return test.app.db.selectFrom('mailbox').selectAll().where('recipient', '=', address).orderBy('id').execute()
}

/** The code of the last e-mail that an address got. */
export async function codeFor(test: TestApp, address: string): Promise<string> {
  const mails = await mailsTo(test, address)
  return mails.at(-1)?.text.match(/\b\d{6}\b/)?.[0] ?? ''
}
