import type { Visit } from '../../../app.ts'
import { settingsNow } from '../games/read-games.server.ts'
import { drawnGame, shownGame } from './find-game.server.ts'
import { ownerOf } from './owner.server.ts'
import { resultOfToday } from './results.server.ts'

/** The visit's own result of today in a game. */
export async function readToday(visit: Visit, slug: string): Promise<string | null> {
  const owner = await ownerOf(visit)
  return owner && resultOfToday(visit, owner, slug)
}

/** The settings of a game, and the visit's result of today where it gives one a day. @throws {Refusal} notFound */
export async function readSettings(visit: Visit, slug: string) {
  const game = drawnGame(slug)
  await shownGame(visit, slug)
  const { rank: _, ...settings } = await settingsNow(visit, game)
  return { ...settings, today: settings.daily ? await readToday(visit, slug) : null }
}
