import { sql } from 'kysely'
import { z } from 'zod'
import { games } from '../../../games/games.ts'
import { is } from '../../house/backoffice/filters.server.ts'
import { resource } from '../../house/backoffice/resource.server.ts'
import { nameOfGame } from '../games/queries.server.ts'

const row = z.object({
  id: z.int(),
  day: z.iso.date().describe('On which the draws were begun, in Paris'),
  game: z.string(),
  name: z.string().describe('Of the game'),
  begun: z.int(),
  finished: z.int(),
  unfinished: z.int(),
})

export type DrawFiguresRow = z.output<typeof row>

export const drawFiguresResource = resource({
  name: 'draw-figures',
  summary: 'Draws of each game by day: begun, finished and left unfinished',
  can: 'figures.read',
  table: 'draw_figures',
  id: 'id',
  row,
  sorts: { id: 'id' },
  sort: { by: 'id', order: 'desc' },
  filters: { game: is('game', z.enum(games.map(({ slug }) => slug))) },
  read: (base) =>
    base
      .select(['base.id', 'base.day', 'base.game', 'base.begun', 'base.finished'])
      .select(nameOfGame.as('name'))
      .select(sql<number>`base.begun - base.finished`.as('unfinished'))
      .$narrowType<{ id: number }>(),
})
