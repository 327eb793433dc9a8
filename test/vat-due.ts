import { sql } from 'kysely'
import type { TestApp } from './test-app.ts'

export type Regime = 'use' | 'sale'

/** Puts a regime in force for the payments from now on, as the program's start does. */
export const setVatDue = (test: Pick<TestApp, 'owner'>, due: Regime, percent = 20) =>
  sql`select vat_regime_set(${due}, ${percent})`.execute(test.owner)
