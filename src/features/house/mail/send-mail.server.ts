import { randomUUID } from 'node:crypto'
import type { Visit } from '../../../app.ts'
import type { Wording } from '../../../platform/i18n/texts.ts'
import { sealedKind } from '../../../platform/jobs/sealed.ts'
import { dataContact } from '../consents/views.ts'
import { readWording } from '../texts/wording.server.ts'
import { type Letter, letterText } from './letter.ts'
import { letterHtml } from './letter-html.ts'

/** A mail as it waits in the queue. */
export interface WrittenMail {
  id: string
  to: string
  /** Where an answer goes; mails that waited since before it was told have none. */
  replyTo?: string | undefined
  subject: string
  text: string
  html: string
  unsubscribe?: string | undefined
}

/** Tried for about an hour: a server that doesn't know us may ask to come back in ten minutes, or in thirty. */
export const mailToSend = { ...sealedKind('send-mail'), again: { most: 11, firstSeconds: 2 } }

/**
 * Hands a mail, written in the site's words, to the queue, inside the transaction that makes it true. Its name is given
 * here, so that each try of its job bears the same.
 */
export async function sendMail(visit: Visit, to: string, write: (wording: Wording) => Letter): Promise<void> {
  const { app, site } = visit
  const contact = dataContact(site)
  const wording = await readWording(app, site.id, false, visit.db)
  const head = { site, contact, publisher: app.config.legal, wording }
  const letter = write(wording)
  const mail: WrittenMail = {
    id: randomUUID(),
    to,
    replyTo: contact,
    subject: letter.subject,
    text: letterText(letter, head),
    html: letterHtml(letter, head),
    unsubscribe: letter.unsubscribe?.call,
  }
  const sealed = await app.secrets.seal(mail)
  await app.jobs.send(visit, mailToSend, { siteId: site.id, sealed })
}
