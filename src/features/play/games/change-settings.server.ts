import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { findGame } from '../../../games/games.ts'
import { asStaff } from '../../house/staff/as-staff.server.ts'
import { lockSettings, writeSettings } from './queries.server.ts'
import { type SiteSettings, unfitSetting } from './rules.ts'

interface Given {
  id: number
  reason: string
  changes: Partial<SiteSettings>
}

/**
 * Changes a game's settings on the visit's site; draws that were begun keep those they began with.
 * @throws {Refusal} as asStaff, adminEntityNotFound, gameSettingUnfit
 */
export async function changeSettings(outer: Visit, { id, reason, changes }: Given): Promise<void> {
  const about = (game: string) => ({ subject: `game:${game}`, reason, details: { ...changes } })
  await asStaff(outer, 'game.settings', about, async ({ db, site, now }) => {
    const found = await lockSettings(db, site.id, id)
    const game = found && findGame(found.game)
    if (!game) throw new Refusal('adminEntityNotFound')
    const wrong = unfitSetting(game, changes)
    if (wrong) throw new Refusal('gameSettingUnfit', wrong)
    await writeSettings(db, id, { ...found.settings, ...changes }, now())
    return game.slug
  })
}
