import { z } from 'zod'
import type { Visit } from '../../app.ts'
import type { JobKind } from '../../platform/jobs/jobs.ts'

const data = z.object({ siteId: z.int(), to: z.string(), subject: z.string(), text: z.string() })

export const mailToSend: JobKind<z.infer<typeof data>> = { name: 'send-mail', data }

/** Hands a mail to the queue, inside the transaction that makes it true. */
export function sendMail(visit: Visit, mail: { to: string; subject: string; text: string }): Promise<void> {
  return visit.app.jobs.send(visit, mailToSend, { siteId: visit.site.id, ...mail })
}
