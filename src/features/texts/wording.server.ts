import type { Database } from '../../platform/database/connect.ts'
import type { Wording } from '../../platform/i18n/texts.ts'

const MAIN_SITE = 99

/** What was edited for a site, over what was edited for the main one. */
export async function readWording(db: Database, siteId: number, showKeys: boolean): Promise<Wording> {
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
    locale: 'fr',
    edited: Object.fromEntries(texts.sort(ownLast).map((row) => [row.key, row.value])),
    offers: Object.fromEntries(offers.sort(ownLast).map((row) => [row.type, row.text])),
    showKeys,
  }
}
