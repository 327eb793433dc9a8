import { type SqlBool, sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import type { StaffDatabase } from '../../house/staff/as-staff.server.ts'
import type { Figures, Finding, FindingRule } from './rules.ts'

const dayOf = (month: string) => `${month}-01`

/** The findings of psychics of a site; the table's alias is `base`. */
export const ofSite = (siteId: number) => sql<SqlBool>`(
  exists (select from psychic_listings s where s.psychic_id = base.psychic_id and s.site_id = ${siteId})
  or exists (select from psychic_dossiers s where s.psychic_id = base.psychic_id and s.site_id = ${siteId}))`

/** What was found of a psychic's month and closed by the staff, by rule: what had been found then. */
export async function listClosed(db: Database, psychicId: number, month: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('collusion_findings')
    .select(['rule', 'closed_found'])
    .where('psychic_id', '=', psychicId)
    .where('month', '=', dayOf(month))
    .where('closed_at', 'is not', null)
    .execute()
  return new Map(
    rows.flatMap(({ rule, closed_found }) => (closed_found === null ? [] : [[rule, closed_found] as const])),
  )
}

/** Stores a finding, or its present figures if it was found before; `isNew` opens it and has it told again. */
export async function keepFinding(
  db: Database,
  of: { psychicId: number; month: string; finding: Finding; figures: Figures; isNew: boolean; at: Date },
): Promise<void> {
  const { rule, found, total, least } = of.finding
  const figures = JSON.stringify(of.figures)
  const present = { found, total, least, figures, last_at: of.at }
  const opened = of.isNew ? { told_at: null, closed_at: null, closed_by: null, closed_found: null } : {}
  await db
    .insertInto('collusion_findings')
    .values({ psychic_id: of.psychicId, month: dayOf(of.month), rule, first_at: of.at, ...present })
    .onConflict((again) => again.columns(['psychic_id', 'month', 'rule']).doUpdateSet({ ...present, ...opened }))
    .execute()
}

export async function deleteFindings(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('collusion_findings').where('last_at', '<', before).execute()
}

/** Marks all findings as told. @returns the psychics of those that were not, and their sites */
export async function markTold(db: Database, at: Date) {
  const { rows } = await sql<{ siteId: number; name: string; findings: number }>`
    with told as (update collusion_findings set told_at = ${at} where told_at is null returning psychic_id),
    sites as (select psychic_id, site_id from psychic_listings union select psychic_id, site_id from psychic_dossiers)
    select s.site_id as "siteId", p.name, count(*)::int as findings
    from told join psychics p on p.id = told.psychic_id join sites s on s.psychic_id = p.id
    group by s.site_id, p.id, p.name order by s.site_id, p.name, p.id`.execute(db)
  return rows
}

/** The psychics of a site with open findings whose transfers are not held back. */
export async function listSuspects(db: Database, siteId: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct p.name from collusion_findings base join psychics p on p.id = base.psychic_id
    where base.closed_at is null and ${ofSite(siteId)} and not payouts_held(p.id) order by p.name`.execute(db)
  return rows.map(({ name }) => name)
}

/** A finding about a psychic of the site, locked until the transaction ends if `lock`; null if there is none. */
export async function findFinding(db: StaffDatabase, siteId: number, id: number, lock = false) {
  const row = await db
    .selectFrom('collusion_findings as base')
    .innerJoin('psychics as p', 'p.id', 'base.psychic_id')
    .leftJoin('users as u', 'u.id', 'base.closed_by')
    .select(['base.id', 'base.psychic_id as psychicId', 'p.name as psychic', 'base.rule', 'base.found', 'base.total'])
    .select(['base.least', 'base.figures', 'base.first_at as firstAt', 'base.last_at as lastAt'])
    .select(['base.closed_at as closedAt', 'u.first_name as closedBy'])
    .select(sql<string>`to_char(base.month, 'YYYY-MM')`.as('month'))
    .$narrowType<{ rule: FindingRule }>()
    .where('base.id', '=', id)
    .where(ofSite(siteId))
    .$if(lock, (query) => query.forUpdate('base'))
    .executeTakeFirst()
  return row ?? null
}

export async function closeFinding(
  db: StaffDatabase,
  id: number,
  { found, by, at }: { found: number; by: number; at: Date },
): Promise<void> {
  await db
    .updateTable('collusion_findings')
    .set({ closed_at: at, closed_by: by, closed_found: found })
    .where('id', '=', id)
    .execute()
}
