import type { App } from '../../app.ts'
import type { Database } from '../../platform/database/connect.ts'
import type { Wording } from '../../platform/i18n/texts.ts'

const MAIN_SITE = 99

/**
 * What was edited for a site, over what was edited for the main one.
 * @param db the transaction's own: one that waits for another connection could wait for itself
 */
export async function readWording(
  app: App,
  siteId: number,
  showKeys: boolean,
  db: Database = app.db,
): Promise<Wording> {
  const edited = await app.content.keep(`wording of ${siteId}`, () => readEdited(db, siteId))
  return { locale: 'fr', ...edited, showKeys }
}

async function readEdited(db: Database, siteId: number): Promise<Pick<Wording, 'edited' | 'offers'>> {
  const [texts, offers] = await Promise.all([
    db
      .selectFrom('texts')
      .select(['site_id', 'key', 'value'])
      .where('locale', '=', 'fr')
      .where('site_id', 'in', [MAIN_SITE, siteId])
      .execute(),
    db.selectFrom('offers').select(['site_id', 'type', 'text']).where('site_id', 'in', [MAIN_SITE, siteId]).execute(),
  ])
  const ownLast = (a: { site_id: number }, b: { site_id: number }) =>
    Number(a.site_id === siteId) - Number(b.site_id === siteId)
  return {
    edited: Object.fromEntries(texts.sort(ownLast).map((row) => [row.key, row.value])),
    offers: Object.fromEntries(offers.sort(ownLast).map((row) => [row.type, row.text])),
  }
}
