import { sql } from 'kysely'
import { connect } from '../../../platform/database/connect.ts'
import { VAT_PERCENT } from './rules.ts'

/**
 * Puts a regime of VAT in force for orders that are paid from now on; nothing if it is. Only the owner of the database
 * can: the program does at its start.
 */
export async function putVatRegime(ownerUrl: string, vatDue: 'use' | 'sale'): Promise<void> {
  const owner = connect(ownerUrl, { max: 1, onLost: () => {} })
  try {
    await sql`select vat_regime_set(${vatDue}, ${VAT_PERCENT})`.execute(owner)
  } finally {
    await owner.destroy()
  }
}
