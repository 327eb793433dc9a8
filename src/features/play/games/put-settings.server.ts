import type { App } from '../../../app.ts'
import { games } from '../../../games/games.ts'
import { waitAsLongAsItTakes } from '../../../platform/database/contention.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { putSettings } from './queries.server.ts'
import { deliveredSettings } from './rules.ts'

/** Gives every game of every site its delivered settings, except where the staff changed them. */
export async function putGameSettings(app: App): Promise<void> {
  const delivered = games.map((game, place) => ({ game: game.slug, settings: deliveredSettings(game, place) }))
  await inTransaction(systemVisit(app, app.sites[0]), async ({ db }) => {
    // The delivered content, put at the same time, holds the content version for long.
    await waitAsLongAsItTakes(db)
    for (const { id } of app.sites) await putSettings(db, id, delivered)
  })
}
