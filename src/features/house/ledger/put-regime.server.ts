import { sql } from 'kysely'
import type { Config } from '../../../config.ts'
import { connect } from '../../../platform/database/connect.ts'
import { VAT_PERCENT } from './rules.ts'

/**
 * Puts the configured regime of VAT in force, at the start, for orders that are paid from now on. Only the owner of the
 * database can.
 */
export async function putVatRegime(ownerUrl: string, { vatDue }: Pick<Config, 'vatDue'>): Promise<void> {
  const owner = connect(ownerUrl, { max: 1, onLost: () => {} })
  try {
    await sql`select vat_regime_set(${vatDue}, ${VAT_PERCENT})`.execute(owner)
  } finally {
    await owner.destroy()
  }
}
