import { sql } from 'kysely'
import { expect } from 'vitest'
import { moneyLaws } from '../../src/features/money/reconciliation/laws.ts'
import type { TestApp } from '../test-app.ts'

/** Expects that no row of the database breaks a law of money. */
export async function lawsHold(test: Pick<TestApp, 'owner'>): Promise<void> {
  for (const { key, faults } of moneyLaws) {
    expect([key, (await sql.raw(faults).execute(test.owner)).rows]).toEqual([key, []])
  }
}
