import { z } from 'zod'
import { resource } from '../../house/backoffice/resource.server.ts'

const row = z.object({
  id: z.int(),
  prizeSeconds: z.int(),
  openedAt: z.iso.datetime(),
  closesAt: z.iso.datetime(),
  entryCount: z.int().nullable().describe('Once the list is published'),
  round: z.int().nullable(),
  roundAt: z.iso.datetime().nullable(),
  drawnAt: z.iso.datetime().nullable(),
  source: z.enum(['beacon', 'seed']).nullable(),
  winnerCode: z.string().nullable(),
  isGiven: z.boolean().nullable(),
})

export type LotteryLine = z.output<typeof row>

export const lotteriesResource = resource({
  name: 'lotteries',
  summary: 'Lotteries of the site, without their lists: who entered is told to nobody',
  can: 'lotteries.open',
  table: 'lotteries',
  id: 'id',
  row,
  sorts: { id: 'id', closesAt: 'closes_at' },
  sort: { by: 'id', order: 'desc' },
  filters: {},
  read: (base) =>
    base.select([
      'base.id',
      'base.prize_seconds as prizeSeconds',
      'base.opened_at as openedAt',
      'base.closes_at as closesAt',
      'base.entry_count as entryCount',
      'base.round',
      'base.round_at as roundAt',
      'base.drawn_at as drawnAt',
      'base.source',
      'base.winner_code as winnerCode',
      'base.is_given as isGiven',
    ]),
})
