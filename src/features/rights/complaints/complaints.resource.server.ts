import { z } from 'zod'
import { is, present, since, until } from '../../house/backoffice/filters.server.ts'
import { resource } from '../../house/backoffice/resource.server.ts'
import { openedComplaint } from './contract.server.ts'
import { openComplaint } from './open-complaint.server.ts'

/** Neither words nor address: they are read one by one. */
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
  summary: 'Complaints, with who follows them and until when an answer is promised.',
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
