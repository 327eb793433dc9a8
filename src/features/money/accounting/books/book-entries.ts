import type { AccountKind } from '../../../house/ledger/rules.ts'
import {
  type Account,
  accounts,
  type BookKind,
  endedCredit,
  givenCredit,
  type Journal,
  operations,
  pieceWords,
  psychicsWork,
  sales,
  sundry,
  vatAccount,
} from './accounts.ts'

/** What an invoice or a credit note is named by, in the series of its site. */
export interface InvoiceName {
  kind: 'invoice' | 'credit-note'
  number: number
}

/** One amount of a posting, in cents: positive is credit, negative is debit. */
export type Move = readonly [kind: AccountKind, ownerId: number, amount: number]

/** A posting of the ledger in money, as it was validated. */
export interface Posting {
  id: number
  kind: string
  reference: string
  /** The day in Paris, YYYYMMDD. */
  day: string
  vatPercent: number | null
  /** The number of a payment’s certificate. */
  certificate: number | null
  /** What declared its VAT, or took it back, where that is due at sale. */
  invoice: InvoiceName | null
  moves: readonly Move[]
}

export interface BookLine {
  account: Account
  /** A pseudonym; null for an account without auxiliaries. */
  auxiliary: { number: string; label: string } | null
  debit: number
  credit: number
}

export interface BookEntry {
  number: number
  day: string
  journal: Journal
  piece: string
  label: string
  lines: readonly BookLine[]
}

const psychicsOwn: readonly AccountKind[] = ['psychic_earnings', 'psychic_held', 'psychic_pending', 'payouts']

/**
 * The entry of a posting in the books of a site. The ledger keeps the site's margin of a sale; books show the sale
 * without VAT, which is the base of its VAT, and what the psychic is owed for it as a cost.
 * @throws for VAT without its rate, or an account that is not money
 */
export function bookEntry(siteId: number, { kind, reference, day, ...posting }: Posting, number: number): BookEntry {
  const { journal, label } = operations[kind] ?? { journal: sundry, label: 'Opération' }
  const cost = sumOf(posting.moves, (move) => psychicsOwn.includes(move))
  const margin = sumOf(posting.moves, (move, ownerId) => move === 'site_revenue' && ownerId !== 0)
  const lines = [
    ...posting.moves.flatMap(([move, ownerId, amount]) => moneyLines(siteId, posting, [move, ownerId, amount])),
    line(sales, null, margin + cost),
    line(psychicsWork, null, -cost),
  ]
  return {
    number,
    day,
    journal,
    piece: pieceNumber(siteId, posting) ?? pieceOf(reference),
    label: `${label} ${reference.split(':')[1] ?? ''}`.trim(),
    // Debits first, as books are read.
    lines: [...lines.filter(({ debit }) => debit > 0), ...lines.filter(({ credit }) => credit > 0)],
  }
}

function moneyLines(
  siteId: number,
  { id, vatPercent }: Pick<Posting, 'id' | 'vatPercent'>,
  [kind, ownerId, amount]: Move,
): BookLine[] {
  if (kind === 'vat') {
    if (vatPercent === null) throw new Error(`transaction ${id} has VAT without a rate`)
    return [line(vatAccount(vatPercent), null, amount)]
  }
  if (kind === 'site_revenue') return ownerId === 0 ? [line(amount < 0 ? givenCredit : endedCredit, null, amount)] : []
  const account = accounts[kind as BookKind]
  if (!account) throw new Error(`transaction ${id} has money on ${kind}`)
  return [line(account, account.auxiliary ? pseudonym(account.auxiliary, siteId, ownerId) : null, amount)]
}

const line = (account: Account, auxiliary: BookLine['auxiliary'], amount: number): BookLine => ({
  account,
  auxiliary,
  debit: Math.max(0, -amount),
  credit: Math.max(0, amount),
})

const sumOf = (moves: readonly Move[], counts: (kind: AccountKind, ownerId: number) => boolean): number =>
  moves.reduce((sum, [kind, ownerId, amount]) => (counts(kind, ownerId) ? sum + amount : sum), 0)

const people = { client: ['C', 'Client'], psychic: ['V', 'Voyant'] } as const

/** The books leave the house, and outlive an account: they know people by number only. */
function pseudonym(who: keyof typeof people, siteId: number, ownerId: number): { number: string; label: string } {
  const [letter, word] = people[who]
  return { number: `${letter}${siteId}-${ownerId}`, label: `${word} ${siteId}-${ownerId}` }
}

/** The number of the paper that the client has of a posting; null if there is none. */
function pieceNumber(
  siteId: number,
  { certificate, invoice }: Pick<Posting, 'certificate' | 'invoice'>,
): string | null {
  if (invoice) return invoiceNumber(siteId, invoice)
  return certificate === null ? null : certificateNumber(siteId, certificate)
}

/** "consultation:12:2" as "CONSULTATION-12-2". */
const pieceOf = (reference: string): string =>
  reference
    .split(':')
    .map((part) => pieceWords[part] ?? part)
    .join('-')

/** As printed on the certificate of a payment. */
export const certificateNumber = (siteId: number, number: number): string => `ATT-${siteId}-${number}`

/** As printed on an invoice or a credit note: each has a series of its own. */
export const invoiceNumber = (siteId: number, { kind, number }: InvoiceName): string =>
  `${kind === 'invoice' ? 'FAC' : 'AVO'}-${siteId}-${number}`
