import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { inEuros } from '../src/platform/i18n/french.ts'
import { readPdf } from '../test/pdf.ts'
import { type Hands, pointer } from './hands.ts'
import type { RunningSite } from './site.ts'

type Owner = RunningSite['owner']

/** Without these a psychic has no invoice. */
export const giveTaxFacts = (owner: Owner) =>
  sql`insert into psychic_tax_facts (psychic_id, legal_name, address, siret, vat_status, mandate_on, changed_at, changed_by)
    select id, 'Jeanne Albe', '1 rue de la Paix, 75002 Paris', '73282932000074', 'exempt', '2020-01-01', now(), 1
    from psychics where slug = 'salome' on conflict (psychic_id) do nothing`.execute(owner)

/** What the ledger has of Salomé on the main site in a month, in cents. */
export async function earnedIn(owner: Owner, month: string): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(e.amount), 0)::bigint as sum from ledger_entries e
    join ledger_accounts a on a.id = e.account_id join ledger_transactions t on t.id = e.transaction_id
    join psychics p on p.id = a.owner_id and p.slug = 'salome'
    where a.kind = 'psychic_earnings' and a.site_id = 99 and t.kind not in ('payout', 'payout-return')
      and to_char(t.posted_at at time zone 'Europe/Paris', 'YYYY-MM') = ${month}`.execute(owner)
  return Number(rows[0]!.sum)
}

async function download(page: Page, name: string, hands: Hands): Promise<Buffer> {
  const [file] = await Promise.all([page.waitForEvent('download'), hands.press(page.getByRole('link', { name }))])
  return readFile(await file.path())
}

/** Downloads the table of the month that a page shows, which has this sum in cents. */
export async function expectTable(page: Page, sum: number, hands = pointer): Promise<void> {
  const csv = (await download(page, 'Tableau (CSV)', hands)).toString()
  const typed = (sum / 100).toFixed(2).replace('.', ',')
  expect(csv.trimEnd().split('\r\n').at(-1)).toBe(`Total;;;;;;;${typed.includes(',') ? `"${typed}"` : typed}`)
}

/** Downloads the invoice of the past month that a page shows, which has this sum in cents. */
export async function expectInvoice(page: Page, sum: number, hands = pointer): Promise<void> {
  const { lines } = await readPdf(await download(page, 'Relevé ou facture (PDF)', hands))
  const words = lines
    .map(({ text }) => text)
    .join('')
    .replaceAll('\u00a0', ' ')
  const euros = inEuros(sum).replaceAll('\u00a0', ' ')
  expect(words).toContain('Facture n° AF-99-')
  expect(words).toContain('Fournisseur : Jeanne Albe')
  expect(words).toContain(`Total à payer${euros}`)
  expect(words).toContain(`Gains du mois${euros}`)
}
