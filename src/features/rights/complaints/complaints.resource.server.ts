import { z } from 'zod'
import { is, present, since, until } from '../../house/backoffice/filters.server.ts'
import { resource } from '../../house/backoffice/resource.server.ts'
import { openedComplaint } from './contract.server.ts'
import { openComplaint } from './open-complaint.server.ts'

/** Without text and address, which are shown for a single complaint only. */
const row = z.object({
  id: z.int(),
  reference: z.string(),
  name: z.string(),
  about: z.string(),
  madeAt: z.iso.datetime(),
  answerBy: z.iso.datetime(),
  takenBy: z.string().nullable(),
  answeredAt: z.iso.datetime().nullable(),
})

export const complaintsResource = resource({
  name: 'complaints',
  summary: 'Complaints, with the member of staff in charge and the promised date of an answer',
  can: 'complaints.answer',
  table: 'complaints',
  id: 'id',
  row,
  sorts: { id: 'id', madeAt: 'made_at' },
  sort: { by: 'madeAt', order: 'asc' },
  filters: {
    answered: present('answered_at'),
    reference: is('reference', z.string().trim().min(1).max(40)),
    madeFrom: since('made_at'),
    madeTo: until('made_at'),
  },
  read: (base) =>
    base
      .leftJoin('users as t', 't.id', 'base.taken_by')
      .select(['base.id', 'base.reference', 'base.name', 'base.about', 'base.made_at as madeAt'])
      .select(['base.answer_by as answerBy', 't.first_name as takenBy', 'base.answered_at as answeredAt']),
  one: { shape: openedComplaint, open: openComplaint },
})
