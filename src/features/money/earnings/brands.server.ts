import { sql } from 'kysely'
import type { Visit } from '../../../app.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { psychicOf } from '../../house/visit/access.ts'
import type { Brand } from './brand-address.ts'

/** The sites that list a psychic, or on which something was earned. */
async function listSites(db: Database, psychicId: number): Promise<number[]> {
  const { rows } = await sql<{ siteId: number }>`
    select site_id as "siteId" from psychic_listings where psychic_id = ${psychicId}
    union select site_id from ledger_accounts
      where kind in ('psychic_earnings', 'psychic_pending', 'psychic_held') and unit = 'cent' and owner_id = ${psychicId}`.execute(
    db,
  )
  return rows.map(({ siteId }) => siteId)
}

/**
 * The visit as on the brand that an address names with `marque`: a psychic signs in on one brand, and earns on all that
 * list them. An unknown brand, or one that never listed them, is their own.
 * @throws {Refusal} as psychicOf
 */
export async function onBrand<V extends Visit>(
  visit: V,
  url: URL,
): Promise<{ visit: V; brands: Brand[]; brand: Brand }> {
  const { psychicId } = psychicOf(visit)
  const ids = await listSites(visit.db, psychicId)
  const sites = visit.app.sites.filter(({ id }) => id === visit.site.id || ids.includes(id))
  const site = sites.find(({ key }) => key === url.searchParams.get('marque')) ?? visit.site
  const shown = ({ key, label }: Brand): Brand => ({ key, label })
  return { visit: { ...visit, site }, brands: sites.map(shown), brand: shown(site) }
}
