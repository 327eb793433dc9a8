import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { commitmentTo, newServerSeed } from '../../../games/fair/words.ts'
import { nextId } from '../../../platform/database/next-id.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { newToken } from '../../../platform/session/token.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import { later } from '../../../platform/time/instants.ts'
import { byNetwork, countAttempt } from '../../house/limits/count-attempt.server.ts'
import { changeSession } from '../../house/session/change-session.server.ts'
import { settingsNow } from '../games/read-games.server.ts'
import { keptSettings } from '../games/rules.ts'
import { countBegun } from './figures-queries.server.ts'
import { drawnGame, shownGame } from './find-game.server.ts'
import { ownerOf } from './owner.server.ts'
import { insertDraw } from './queries.server.ts'
import { resultOfToday } from './results.server.ts'
import { DRAW_SECONDS } from './rules.ts'
import { sealDraw } from './sealed-draw.server.ts'

/** Thirty people behind one address may each draw a dozen times in ten minutes. */
const limit = { name: 'draw', most: 400, seconds: 600 }

/** A draw that was begun: its seed is committed to, and told to nobody. */
export interface Begun {
  drawId: string
  commitment: string
  deckSize: number
  count: number
  expiresAt: Date
}

/**
 * Begins a draw of the visit's account or session; creates an anonymous session if there is none.
 * @throws {Refusal} notFound, gameClosed, tooManyRequests, cardOfDayDrawn, and forceLogout where the session was ended elsewhere
 */
export async function beginDraw(outer: Visit, slug: string): Promise<Begun> {
  const game = drawnGame(slug)
  await shownGame(outer, slug)
  // The visitor has to be told first: another session would hide it.
  if (outer.session.revoked) throw new Refusal('forceLogout')
  await countAttempt(outer, [byNetwork(outer, limit)], 'tooManyRequests')
  const serverSeed = newServerSeed()
  const commitment = await commitmentTo(serverSeed)
  return inTransaction(outer, async (visit) => {
    const { db, site } = visit
    const settings = await settingsNow(visit, game)
    if (!settings.isOpen) throw new Refusal('gameClosed')
    if (visit.session.id === null) await changeSession(visit, null)
    const owner = needed(await ownerOf(visit), 'the session just begun')
    if (settings.daily && (await resultOfToday(visit, owner, slug))) throw new Refusal('cardOfDayDrawn')
    const [id, token, begunAt] = [await nextId(db, 'draws'), newToken(), visit.now()]
    const sealed = sealDraw(visit.app.keys, id, { serverSeed, choices: null, settings: keptSettings(settings) })
    await insertDraw(db, { id, token, game: slug, commitment, sealed, begunAt, siteId: site.id, owner })
    await countBegun(db, { siteId: site.id, day: dayInParis(begunAt), game: slug })
    return {
      drawId: token,
      commitment,
      deckSize: game.deck.cards.length,
      count: game.spreads[0].positions.length,
      expiresAt: later(begunAt, DRAW_SECONDS * 1000),
    }
  })
}
