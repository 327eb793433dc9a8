import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import { later } from '../../../platform/time/instants.ts'
import type { ConsentAnswer } from '../../house/consents/rules.ts'
import { countFinished } from './figures-queries.server.ts'
import { drawnGame } from './find-game.server.ts'
import { ownerOf } from './owner.server.ts'
import { finish, lockDraw, lockGame } from './queries.server.ts'
import { requireQuestionConsent } from './question-consent.server.ts'
import { openResult, type Result, resultOfToday } from './results.server.ts'
import { areSame, choicesIn, DRAW_SECONDS, type FinishInput } from './rules.ts'
import { openDraw, sealDraw } from './sealed-draw.server.ts'

/**
 * Finishes a draw with what the person chose, once: the same choices give the first result again, at any time. What the
 * site changed of its game since it was begun does not touch it.
 * @throws {Refusal} notFound for a draw of another game or person, parametersInvalid, drawUsed for other choices,
 * drawExpired, cardOfDayDrawn, and for a question as requireQuestionConsent
 */
export async function finishDraw(
  outer: Visit,
  slug: string,
  drawId: string,
  { consents = [], ...input }: FinishInput & { consents?: readonly ConsentAnswer[] | undefined },
): Promise<Result> {
  const game = drawnGame(slug)
  return inTransaction(outer, async (visit) => {
    const { db, site, app } = visit
    const owner = await ownerOf(visit)
    const row = owner && (await lockDraw(db, owner, { siteId: site.id, game: slug, token: drawId }))
    if (!owner || !row) throw new Refusal('notFound', 'drawId')
    const { serverSeed, choices: first, settings = game.settings } = openDraw(app.keys, row)
    const choices = choicesIn(game, settings, input)
    if ('wrong' in choices) throw new Refusal('parametersInvalid', choices.wrong)
    if (first && row.finishedAt) {
      if (!areSame(first, choices)) throw new Refusal('drawUsed')
      return openResult(visit, game, { ...row, finishedAt: row.finishedAt, isOwn: true })
    }
    const now = visit.now()
    if (later(row.begunAt, DRAW_SECONDS * 1000) <= now) throw new Refusal('drawExpired')
    if (settings.daily) await lockGame(db, owner, slug)
    if (settings.daily && (await resultOfToday(visit, owner, slug))) throw new Refusal('cardOfDayDrawn')
    if (choices.question !== null) await requireQuestionConsent(visit, consents)
    const sealed = sealDraw(app.keys, row.id, { serverSeed, choices, settings })
    await finish(db, row.id, sealed, now)
    await countFinished(db, { siteId: site.id, day: dayInParis(row.begunAt), game: slug })
    return openResult(visit, game, { ...row, sealed, finishedAt: now, isOwn: true })
  })
}
