import type { App } from '../../../app.ts'
import { mailboxOf } from '../../house/users/mailbox.ts'

/** The digests under which the offer was claimed, if it was, with the mailboxes of addresses, on all sites. */
export const mailboxDigests = ({ sites, digest }: Pick<App, 'sites' | 'digest'>, emails: readonly string[]): Buffer[] =>
  sites.flatMap(({ id }) => [...new Set(emails.map(mailboxOf))].map((mailbox) => digest(`${id}:${mailbox}`)))
