import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { beginDraw } from './begin-draw.server.ts'
import type { drawsContract } from './contract.server.ts'
import { gamesOfType, shownGame } from './find-game.server.ts'
import { finishDraw } from './finish-draw.server.ts'
import { readFigures } from './read-figures.server.ts'
import { readSettings } from './read-settings.server.ts'
import { listResults, readResult, removeResult } from './results.server.ts'
import { CLIENT_SEED_MAX, CLIENT_SEED_MIN, DRAW_SECONDS, QUESTION_MAX } from './rules.ts'
import { shareResult, unshareResult } from './share-result.server.ts'
import { viewGame, viewResult, viewResultLine } from './views.ts'

const limits = {
  questionMax: QUESTION_MAX,
  clientSeedMin: CLIENT_SEED_MIN,
  clientSeedMax: CLIENT_SEED_MAX,
  drawSeconds: DRAW_SECONDS,
}

export const drawsHandlers: Handlers<typeof drawsContract, Visit> = {
  async readDrawFigures(visit) {
    return { figures: await readFigures(visit) }
  },
  async readGamesOfType(visit, { params }) {
    const { type, games } = await gamesOfType(visit, params.typeId)
    return { type, games: games.map(viewGame) }
  },
  async readGame(visit, { params }) {
    return { game: viewGame(await shownGame(visit, params.slug)) }
  },
  async readGameSettings(visit, { params }) {
    const { themes, ...settings } = await readSettings(visit, params.slug)
    return { settings: { ...settings, ...limits, themes: [...themes] } }
  },
  async beginDraw(visit, { params }) {
    const { expiresAt, ...begun } = await beginDraw(visit, params.slug)
    return { ...begun, expiresAt: expiresAt.toISOString() }
  },
  async listResults(visit, { params }) {
    return { results: (await listResults(visit, params.slug)).map(viewResultLine) }
  },
  async finishDraw(visit, { params, body: { drawId, ...input } }) {
    return viewResult(await finishDraw(visit, params.slug, drawId, input))
  },
  async readResult(visit, { params }) {
    return viewResult(await readResult(visit, params.slug, params.id))
  },
  async removeResult(outer, { params }) {
    await inTransaction(outer, (visit) => removeResult(visit, params.slug, params.id))
    return {}
  },
  async shareResult(visit, { params }) {
    return { share: await shareResult(visit, params.slug, params.id) }
  },
  async unshareResult(visit, { params }) {
    await unshareResult(visit, params.slug, params.id)
    return {}
  },
  async listTarots(visit) {
    return { tarots: (await gamesOfType(visit, 1)).games.map(viewGame) }
  },
  async readTarot(visit, { params }) {
    const shown = await shownGame(visit, params.slug)
    if (shown.game.type !== 'tarot') throw new Refusal('notFound')
    return { tarot: viewGame(shown) }
  },
}
