import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import { later } from '../../../platform/time/instants.ts'
import { countFinished } from './figures-queries.server.ts'
import { drawnGame } from './find-game.server.ts'
import { ownerOf } from './owner.server.ts'
import { finish, lockDraw, lockGame } from './queries.server.ts'
import { type Result, resultFrom, resultOfToday } from './results.server.ts'
import { areSame, choicesIn, DRAW_SECONDS, type FinishInput } from './rules.ts'
import { openDraw, sealDraw } from './sealed-draw.server.ts'

/**
 * Finishes a draw with what the person chose, once: the same choices give the first result again, at any time.
 * @throws {Refusal} notFound for a draw of another game or person, parametersInvalid, drawUsed for other choices,
 * drawExpired, cardOfDayDrawn
 */
export async function finishDraw(outer: Visit, slug: string, drawId: string, input: FinishInput): Promise<Result> {
  const game = drawnGame(slug)
  return inTransaction(outer, async (visit) => {
    const { db, site, app } = visit
    const owner = await ownerOf(visit)
    if (owner && game.settings.daily) await lockGame(db, owner, slug)
    const row = owner && (await lockDraw(db, owner, { siteId: site.id, game: slug, token: drawId }))
    if (!owner || !row) throw new Refusal('notFound', 'drawId')
    const choices = choicesIn(game, input)
    if ('wrong' in choices) throw new Refusal('parametersInvalid', choices.wrong)
    const { serverSeed, choices: first } = openDraw(app.keys, row)
    if (first && row.finishedAt) {
      if (!areSame(first, choices)) throw new Refusal('drawUsed')
      return resultFrom(game, { ...row, finishedAt: row.finishedAt, isOwn: true }, { serverSeed, choices: first })
    }
    const now = visit.now()
    if (later(row.begunAt, DRAW_SECONDS * 1000) <= now) throw new Refusal('drawExpired')
    if (game.settings.daily && (await resultOfToday(visit, owner, slug))) throw new Refusal('cardOfDayDrawn')
    await finish(db, row.id, sealDraw(app.keys, row.id, { serverSeed, choices }), now)
    await countFinished(db, { siteId: site.id, day: dayInParis(row.begunAt), game: slug })
    return resultFrom(game, { ...row, finishedAt: now, isOwn: true }, { serverSeed, choices })
  })
}
