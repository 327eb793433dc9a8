import type { Visit } from '../../../app.ts'
import { drawnGame } from './find-game.server.ts'
import { ownerOf } from './owner.server.ts'
import { resultOfToday } from './results.server.ts'

/** The settings of a game, and the visit's result of today where it gives one a day. @throws {Refusal} notFound */
export async function readSettings(visit: Visit, slug: string) {
  const { settings } = drawnGame(slug)
  const owner = settings.daily ? await ownerOf(visit) : null
  return { ...settings, today: owner ? await resultOfToday(visit, owner, slug) : null }
}
