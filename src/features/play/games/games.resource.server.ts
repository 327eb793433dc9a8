import { resource } from '../../house/backoffice/resource.server.ts'
import { gameRow, openedGame, openGame } from './open-game.server.ts'
import { nameOfGame, stateOfTexts } from './queries.server.ts'

export const gamesResource = resource({
  name: 'games',
  summary: 'Games of the site with their settings, in the order of lists',
  can: 'content.edit',
  table: 'game_settings',
  id: 'id',
  row: gameRow,
  sorts: { id: 'id', rank: 'rank' },
  sort: { by: 'rank', order: 'asc' },
  filters: {},
  read: (base) =>
    base
      .select(['base.id', 'base.rank', 'base.game', 'base.daily'])
      .select(['base.is_open as isOpen', 'base.asks_question as asksQuestion'])
      .select([nameOfGame.as('name'), stateOfTexts.as('textsState')]),
  one: { shape: openedGame, open: openGame },
})
