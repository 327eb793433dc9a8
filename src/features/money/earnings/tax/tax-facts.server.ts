import type { Visit } from '../../../../app.ts'
import { Refusal } from '../../../../errors.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import { dayInParis } from '../../../../platform/time/days.ts'
import { asStaff, type StaffDatabase, staffOf } from '../../../house/staff/as-staff.server.ts'
import { hasLuhnKey } from '../../accounting/fec/siren.ts'
import { findPsychic } from '../../psychic-management/queries.server.ts'
import { lockOne, subjectOf } from '../../psychic-management/take-step.server.ts'
import type { VatStatus } from '../tax-rules.ts'

export interface TaxFacts {
  legalName: string
  address: string
  siret: string
  vatStatus: VatStatus
  /** The day of the written mandate, in Paris, YYYY-MM-DD. */
  mandateOn: string
}

/**
 * What the staff keep of a psychic for invoices and taxes; null if nothing.
 * @throws {Refusal} as staffOf, adminEntityNotFound
 */
export async function readTaxFacts(visit: Visit, id: number): Promise<TaxFacts | null> {
  staffOf(visit, 'psychics.manage')
  if (!(await findPsychic(visit.db, visit.site.id, id))) throw new Refusal('adminEntityNotFound')
  return findTaxFacts(visit.db, id)
}

/**
 * Keeps the facts, which papers that are issued later use; those that are issued stay as they are.
 * @throws {Refusal} as asStaff and lockOne; siretInvalid, mandateAhead
 */
export function writeTaxFacts(outer: Visit, id: number, typed: TaxFacts): Promise<void> {
  const facts = { ...typed, siret: typed.siret.replaceAll(/\s/g, '') }
  if (!/^\d{14}$/.test(facts.siret) || !hasLuhnKey(facts.siret)) throw new Refusal('siretInvalid')
  if (facts.mandateOn > dayInParis(outer.now())) throw new Refusal('mandateAhead')
  const { vatStatus, mandateOn } = facts
  return asStaff(
    outer,
    'psychic.tax',
    { subject: subjectOf(id), details: { vatStatus, mandateOn } },
    async (visit, by) => {
      await lockOne(visit, id)
      await keepTaxFacts(visit.db, id, facts, { by: by.id, at: visit.now() })
    },
  )
}

async function findTaxFacts(db: Database, id: number): Promise<TaxFacts | null> {
  const row = await db
    .selectFrom('psychic_tax_facts')
    .select(['legal_name as legalName', 'address', 'siret', 'vat_status as vatStatus', 'mandate_on as mandateOn'])
    .$narrowType<{ vatStatus: VatStatus }>()
    .where('psychic_id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

async function keepTaxFacts(
  db: StaffDatabase,
  id: number,
  { legalName, address, siret, vatStatus, mandateOn }: TaxFacts,
  { by, at }: { by: number; at: Date },
): Promise<void> {
  const row = { legal_name: legalName, address, siret, vat_status: vatStatus, mandate_on: mandateOn }
  const values = { ...row, changed_at: at, changed_by: by }
  await db
    .insertInto('psychic_tax_facts')
    .values({ psychic_id: id, ...values })
    .onConflict((conflict) => conflict.column('psychic_id').doUpdateSet(values))
    .execute()
}
