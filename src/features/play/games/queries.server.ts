import { type RawBuilder, type Selectable, sql } from 'kysely'
import { THEMES } from '../../../games/game.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { GameSettings as Row } from '../../../platform/database/generated.ts'
import { siteDefinitions } from '../../../sites/index.ts'
import type { Status } from '../../content/content/rules.ts'
import type { StaffDatabase } from '../../house/staff/as-staff.server.ts'
import type { SiteSettings } from './rules.ts'

const settingsIn = (row: Selectable<Row>): SiteSettings => ({
  isOpen: row.is_open,
  themes: THEMES.filter((theme) => row.themes.includes(theme)),
  asksQuestion: row.asks_question,
  daily: row.daily,
  rank: row.rank,
})

const columns = ({ isOpen, themes, asksQuestion, ...rest }: SiteSettings) => ({
  ...rest,
  is_open: isOpen,
  themes: [...themes],
  asks_question: asksQuestion,
})

/** The settings of a site's games, by slug. */
export async function listSettings(db: Database, siteId: number): Promise<Map<string, SiteSettings>> {
  const rows = await db.selectFrom('game_settings').selectAll().where('site_id', '=', siteId).execute()
  return new Map(rows.map((row) => [row.game, settingsIn(row)]))
}

export async function findSettings(db: Database, siteId: number, game: string): Promise<SiteSettings | null> {
  const row = await db
    .selectFrom('game_settings')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('game', '=', game)
    .executeTakeFirst()
  return row ? settingsIn(row) : null
}

/** A site's settings of a game, locked until the transaction ends. */
export async function lockSettings(db: StaffDatabase, siteId: number, id: number) {
  const row = await db
    .selectFrom('game_settings')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ? { game: row.game, settings: settingsIn(row) } : null
}

export async function writeSettings(db: StaffDatabase, id: number, settings: SiteSettings, at: Date): Promise<void> {
  await db
    .updateTable('game_settings')
    .set({ ...columns(settings), changed_at: at })
    .where('id', '=', id)
    .execute()
}

/** Writes delivered settings, except where the staff changed them. */
export async function putSettings(
  db: Database,
  siteId: number,
  delivered: readonly { game: string; settings: SiteSettings }[],
): Promise<void> {
  await db
    .insertInto('game_settings')
    .values(delivered.map(({ game, settings }) => ({ ...columns(settings), site_id: siteId, game })))
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'game'])
        .doUpdateSet(({ ref }) => ({
          is_open: ref('excluded.is_open'),
          themes: ref('excluded.themes'),
          asks_question: ref('excluded.asks_question'),
          daily: ref('excluded.daily'),
          rank: ref('excluded.rank'),
        }))
        .where('game_settings.changed_at', 'is', null),
    )
    .execute()
}

/** A value of a game's entry, whatever became of it, for a row of the back office: the site's own or else the main site's. */
const ofEntry = <T>(value: RawBuilder<T>) => {
  const on = (siteId: RawBuilder<number>) => sql<T | null>`(
    select ${value} from content_entries as entry where entry.kind = 'game' and entry.locale = 'fr'
      and entry.address = base.game and entry.site_id = ${siteId})`
  return sql<T | null>`coalesce(${on(sql.ref('base.site_id'))}, ${on(sql`${siteDefinitions[0].id}`)})`
}

export const nameOfGame = sql<string>`coalesce(${ofEntry(sql<string>`entry.data ->> 'name'`)}, base.game)`
const textsOfGame = ofEntry(sql<number>`entry.id`)
export const stateOfTexts = ofEntry(sql<Status>`entry.status`)

/** A site's game for its page in the back office. */
export async function findGameRow(db: Database, siteId: number, id: number) {
  const row = await db
    .selectFrom('game_settings as base')
    .selectAll('base')
    .select([nameOfGame.as('name'), stateOfTexts.as('textsState'), textsOfGame.as('textsId')])
    .where('base.site_id', '=', siteId)
    .where('base.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const { game, name, textsState, textsId } = row
  return { id, game, name, textsState, textsId, ...settingsIn(row) }
}

/** The names of a site's games, by slug, whatever became of their entries. */
export async function listNames(db: Database, siteId: number): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('content_entries')
    .distinctOn('address')
    .select(['address', sql<string>`data ->> 'name'`.as('name')])
    .where('kind', '=', 'game')
    .where('locale', '=', 'fr')
    .where('site_id', 'in', [siteId, siteDefinitions[0].id])
    .orderBy('address')
    .orderBy((entry) => entry('site_id', '=', siteId), 'desc')
    .execute()
  return new Map(rows.map(({ address, name }) => [address, name]))
}
