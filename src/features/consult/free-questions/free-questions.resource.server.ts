import { sql } from 'kysely'
import { z } from 'zod'
import { THEMES } from '../../../games/game.ts'
import { is, since, until } from '../../house/backoffice/filters.server.ts'
import { resource } from '../../house/backoffice/resource.server.ts'

const row = z.object({
  id: z.int(),
  theme: z.enum(THEMES),
  status: z.enum(['waiting', 'answered', 'lapsed']),
  askedAt: z.iso.datetime(),
  psychic: z.string().nullable().describe('The author of the answer that is shown, or else of the last one'),
  answer: z.enum(['sent', 'accepted', 'refused']).nullable(),
  answeredAt: z.iso.datetime().nullable(),
  minutes: z.int().nullable().describe('From the question to that answer'),
  flags: z.string().nullable(),
  reportTopic: z.string().nullable(),
  isUseful: z.boolean().nullable(),
  refusals: z.int().describe('Answers that were refused'),
})

export type FreeQuestionRow = z.output<typeof row>

export const freeQuestionsResource = resource({
  name: 'free-questions',
  summary: 'Free questions, without their text, with the delay and state of their answers',
  can: 'reviews.moderate',
  table: 'free_questions',
  id: 'id',
  row,
  sorts: { id: 'id', askedAt: 'asked_at' },
  sort: { by: 'id', order: 'desc' },
  filters: {
    status: is('status', row.shape.status),
    askedFrom: since('asked_at'),
    askedTo: until('asked_at'),
  },
  read: (base) =>
    base
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom('free_answers as one')
            .selectAll()
            .whereRef('one.question_id', '=', 'base.id')
            .orderBy('one.id', 'desc')
            .limit(1)
            .as('a'),
        (on) => on.onTrue(),
      )
      .leftJoin('psychics as p', 'p.id', 'a.psychic_id')
      .select(['base.id', 'base.theme', 'base.status', 'base.asked_at as askedAt', 'p.name as psychic'])
      .select([
        'a.status as answer',
        'a.written_at as answeredAt',
        'a.report_topic as reportTopic',
        'a.is_useful as isUseful',
      ])
      .select(sql<number | null>`round(extract(epoch from a.written_at - base.asked_at) / 60)::integer`.as('minutes'))
      .select(sql<string | null>`nullif(array_to_string(a.flags, ', '), '')`.as('flags'))
      .select((eb) =>
        eb
          .selectFrom('free_answers as r')
          .select(sql<number>`count(*)::integer`.as('count'))
          .whereRef('r.question_id', '=', 'base.id')
          .where('r.status', '=', 'refused')
          .as('refusals'),
      ),
})
