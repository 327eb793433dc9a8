import { randomUUID } from 'node:crypto'
import { sealData } from 'iron-session'
import { z } from 'zod'
import type { Visit } from '../../app.ts'
import type { JobKind } from '../../platform/jobs/jobs.ts'
import { readWording } from '../texts/wording.server.ts'
import { type Letter, letterText } from './letter.ts'
import { letterHtml } from './letter-html.ts'

/** A mail as it waits in the queue. */
export interface WrittenMail {
  id: string
  to: string
  subject: string
  text: string
  html: string
}

const data = z.object({ siteId: z.int(), sealed: z.string() })

export const mailToSend: JobKind<z.infer<typeof data>> = { name: 'send-mail', data }

/**
 * Hands a mail to the queue, inside the transaction that makes it true. It waits there sealed: the queue keeps its rows
 * for days, and a mail may bear a code. Its name is given here, so that each try of its job bears the same.
 */
export async function sendMail(visit: Visit, to: string, letter: Letter): Promise<void> {
  const { app, site } = visit
  const head = { site, wording: await readWording(app, site.id, false) }
  const mail: WrittenMail = {
    id: randomUUID(),
    to,
    subject: letter.subject,
    text: letterText(letter, head),
    html: letterHtml(letter, head),
  }
  const sealed = await sealData(mail, { password: app.secret, ttl: 0 })
  await app.jobs.send(visit, mailToSend, { siteId: site.id, sealed })
}
