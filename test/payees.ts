import { sql } from 'kysely'
import type { Browser } from './browser.ts'
import { addStaff } from './staff.ts'
import type { TestApp } from './test-app.ts'

/** An account that exists in the registry of IBANs only. */
export const testIban = 'FR14 2004 1010 0505 0001 3M02 606'

/** Gives a psychic a bank account, which two of the staff agree on and which may be paid at once. */
export async function givePayee(test: TestApp, psychicId: number, holder = 'Albe'): Promise<void> {
  const path = `/api/admin/psychics/${psychicId}/payee`
  const done = async (by: Browser, at: string, body?: object) => {
    const { body: answer } = await by.post(at, body)
    if (answer.api.ok !== 1) throw new Error(`${at}: ${answer.api.error.msg}`)
  }
  await done((await addStaff(test, 'admin')).browser, path, { holder, iban: testIban, reason: 'Demande vérifiée.' })
  await done((await addStaff(test, 'admin')).browser, `${path}/confirm`)
  await sql`update psychic_payees set changed_at = changed_at - interval '72 hours', pays_from = pays_from - interval '72 hours'
    where psychic_id = ${psychicId}`.execute(test.owner)
}
