import { randomUUID } from 'node:crypto'
import type { App, Visit } from '../../../app.ts'
import type { Wording } from '../../../platform/i18n/texts.ts'
import { sealedKind } from '../../../platform/jobs/sealed.ts'
import type { Site } from '../../../sites/site.ts'
import { dataContact } from '../consents/views.ts'
import { readWording } from '../texts/wording.server.ts'
import { type Letter, letterText } from './letter.ts'
import { letterHtml } from './letter-html.ts'

/** A mail as stored in the queue. */
export interface WrittenMail {
  id: string
  to: string
  /** The reply address; absent in mails that were queued before there was one. */
  replyTo?: string | undefined
  subject: string
  text: string
  html: string
  unsubscribe?: string | undefined
}

/** Retried for about an hour: a server that doesn't know us may ask us to come back in ten or thirty minutes. */
export const mailToSend = { ...sealedKind('send-mail'), again: { most: 11, firstSeconds: 2 } }

/** A letter as its mail, in the site's design. */
export function writeMail(app: App, site: Site, wording: Wording, to: string, id: string, letter: Letter): WrittenMail {
  const contact = dataContact(site)
  const head = { site, contact, publisher: app.config.legal, wording }
  return {
    id,
    to,
    replyTo: contact,
    subject: letter.subject,
    text: letterText(letter, head),
    html: letterHtml(letter, head),
    unsubscribe: letter.unsubscribe?.call,
  }
}

/**
 * Queues a mail, in the site's wording, within the current transaction. Its message id is assigned here, so that every
 * try of its job uses the same one.
 */
export async function sendMail(visit: Visit, to: string, write: (wording: Wording) => Letter): Promise<void> {
  const { app, site } = visit
  const wording = await readWording(app, site.id, false, visit.db)
  const mail = writeMail(app, site, wording, to, randomUUID(), write(wording))
  const sealed = await app.secrets.seal(mail)
  await app.jobs.send(visit, mailToSend, { siteId: site.id, sealed })
}
