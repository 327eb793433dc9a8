import { sealData } from 'iron-session'
import { z } from 'zod'
import type { Visit } from '../../app.ts'
import type { JobKind } from '../../platform/jobs/jobs.ts'

export interface Text {
  /** In E.164. */
  to: string
  text: string
}

const data = z.object({ siteId: z.int(), sealed: z.string() })

export const textToSend: JobKind<z.infer<typeof data>> = { name: 'send-text', data }

/** Hands a text message to the queue, inside the transaction that makes it true; sealed there, as mails are. */
export async function sendText(visit: Visit, text: Text): Promise<void> {
  const sealed = await sealData(text, { password: visit.app.secret, ttl: 0 })
  await visit.app.jobs.send(visit, textToSend, { siteId: visit.site.id, sealed })
}
