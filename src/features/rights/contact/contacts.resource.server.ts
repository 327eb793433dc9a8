import { z } from 'zod'
import { is, present, since, until } from '../../house/backoffice/filters.server.ts'
import { resource } from '../../house/backoffice/resource.server.ts'
import { openedMessage } from './contract.server.ts'
import { readMessage } from './read-message.server.ts'
import { SUBJECTS } from './rules.ts'

/** Without the text and the author. */
const row = z.object({
  id: z.int(),
  reference: z.string(),
  subject: z.enum(SUBJECTS),
  sentAt: z.iso.datetime(),
  closedAt: z.iso.datetime().nullable(),
})

export const contactsResource = resource({
  name: 'contacts',
  summary: 'Messages to the company, without their text',
  can: 'messages.answer',
  table: 'contact_messages',
  id: 'id',
  row,
  sorts: { id: 'id', sentAt: 'sent_at' },
  sort: { by: 'id', order: 'asc' },
  filters: {
    closed: present('closed_at'),
    subject: is('subject', row.shape.subject),
    reference: is('reference', z.string().trim().min(1).max(40)),
    sentFrom: since('sent_at'),
    sentTo: until('sent_at'),
  },
  read: (base) =>
    base.select(['base.id', 'base.reference', 'base.subject', 'base.sent_at as sentAt', 'base.closed_at as closedAt']),
  one: { shape: openedMessage, open: readMessage },
})
