import { sealData } from 'iron-session'
import { z } from 'zod'
import type { Visit } from '../../app.ts'
import type { JobKind } from '../../platform/jobs/jobs.ts'

export interface Mail {
  to: string
  subject: string
  text: string
}

const data = z.object({ siteId: z.int(), sealed: z.string() })

export const mailToSend: JobKind<z.infer<typeof data>> = { name: 'send-mail', data }

/**
 * Hands a mail to the queue, inside the transaction that makes it true. It waits there sealed: the queue keeps its rows
 * for days, and a mail may bear a code.
 */
export async function sendMail(visit: Visit, mail: Mail): Promise<void> {
  const sealed = await sealData(mail, { password: visit.app.secret, ttl: 0 })
  await visit.app.jobs.send(visit, mailToSend, { siteId: visit.site.id, sealed })
}
