import { expect, test } from 'vitest'
import { bookEntry, type Posting } from '../books/book-entries.ts'
import { checkFec } from './check-fec.ts'
import { type Column, columns } from './columns.ts'
import type { FecRule } from './fec-rules.ts'
import { entryRules, rowRules } from './fec-rules.ts'
import { fecBytes, fecLines, fecName } from './write-fec.ts'

const period = { from: '2026-01-01', to: '2026-12-31' }
const NAME = '732829320FEC20261231.txt'
const of = (kind: string, reference: string, day: string, moves: Posting['moves']): Posting => ({
  ...{ id: 1, kind, reference, day, vatPercent: 20, certificate: null, invoice: null, moves },
})
const postings = [
  of('top-up', 'order:1', '20260105', [
    ['payment_provider', 0, -2000],
    ['client_wallet', 7, 2000],
  ]),
  of('consultation', 'consultation:1', '20260106', [
    ['client_wallet', 7, -1200],
    ['vat', 3, 200],
    ['psychic_earnings', 3, 450],
    ['site_revenue', 3, 550],
  ]),
  of('payment-refund', 'refund:1', '20260106', [
    ['client_wallet', 7, -800],
    ['payment_provider', 0, 800],
  ]),
]

async function listOf<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = []
  for await (const item of items) list.push(item)
  return list
}
async function* inOneBatch() {
  yield postings.map((posting, place) => bookEntry(99, posting, 41 + place))
}
const lines = await listOf(fecLines(inOneBatch()))
const check = (of: readonly string[], name = NAME) => checkFec(name, of, period)

test('what is written passes every rule, and has every column of the article in its order', async () => {
  expect(await check(lines)).toEqual({ faults: [], lines: 10, entries: 3 })
  expect(fecName('732829320', period)).toBe(NAME)
  expect(lines.slice(0, 3)).toEqual([
    'JournalCode JournalLib EcritureNum EcritureDate CompteNum CompteLib CompAuxNum CompAuxLib PieceRef PieceDate EcritureLib Debit Credit EcritureLet DateLet ValidDate Montantdevise Idevise'.replaceAll(
      ' ',
      '\t',
    ),
    'PA|Paiements des clients|41|20260105|467100|Prestataire de paiement|||ACHAT-1|20260105|Achat de crédit 1|20,00|0,00|||20260105||'.replaceAll(
      '|',
      '\t',
    ),
    'PA|Paiements des clients|41|20260105|419100|Clients, avances reçues|C99-7|Client 99-7|ACHAT-1|20260105|Achat de crédit 1|0,00|20,00|||20260105||'.replaceAll(
      '|',
      '\t',
    ),
  ])
})

test('a period without entries is a file with its heading', async () => {
  expect(await check(lines.slice(0, 1))).toEqual({ faults: [], lines: 1, entries: 0 })
})

test('its bytes are ISO 8859-15, one line after another', async () => {
  const bytes = Buffer.concat(await listOf(fecBytes(inOrder(lines))))
  expect(new TextDecoder('iso-8859-15').decode(bytes)).toBe(lines.map((line) => `${line}\r\n`).join(''))
  const long = Array.from({ length: 3000 }, (_, place) => `${place} ${'é'.repeat(60)}`)
  const chunks = await listOf(fecBytes(inOrder(long)))
  expect(chunks.length).toBeGreaterThan(2)
  expect(Buffer.concat(chunks).toString('latin1').split('\r\n').slice(0, -1)).toEqual(long)
})

async function* inOrder(of: readonly string[]) {
  yield* of
}

/** The file with another value in a column of one of its lines, from 1. */
function withCell(line: number, column: Column, value: string): string[] {
  return lines.map((one, place) => {
    if (place !== line - 1) return one
    const cells = one.split('\t')
    cells[columns.indexOf(column)] = value
    return cells.join('\t')
  })
}
/** The same in every line of the entry that these are. */
const withCells = (first: number, last: number, column: Column, value: string): string[] =>
  lines.map((one, place) => (place + 1 < first || place + 1 > last ? one : withCell(place + 1, column, value)[place]!))

const planted: [fault: string, rule: FecRule, line: number, of: string[]][] = [
  [
    'a heading in another order',
    'heading',
    1,
    [lines[0]!.replace('Debit\tCredit', 'Credit\tDebit'), ...lines.slice(1)],
  ],
  ['no heading', 'heading', 0, []],
  ['a missing column', 'columns', 3, lines.map((line, place) => (place === 2 ? line.replace(/\t$/, '') : line))],
  ['a separator within a cell', 'columns', 3, withCell(3, 'EcritureLib', 'Achat\tde crédit')],
  ['a line break within a cell', 'characters', 3, withCell(3, 'EcritureLib', 'Achat\nde crédit')],
  ['a character that the encoding lacks', 'characters', 3, withCell(3, 'EcritureLib', 'Achat d’un crédit')],
  ['a euro sign, which has another place in Latin-1', 'characters', 3, withCell(3, 'EcritureLib', '20 €')],
  ['no label', 'required', 3, withCell(3, 'EcritureLib', ' ')],
  ['no account', 'required', 3, withCell(3, 'CompteNum', '')],
  ['a long account number', 'length', 3, withCell(3, 'CompteNum', '41910000000000')],
  ['a long label', 'length', 3, withCell(3, 'EcritureLib', 'x'.repeat(51))],
  ['a journal with two labels', 'journal', 8, withCells(8, 9, 'JournalLib', 'Caisse')],
  ['an account outside of the chart', 'account', 3, withCell(3, 'CompteNum', '9191')],
  ['an account with two labels', 'account', 4, withCell(4, 'CompteLib', 'Avances')],
  ['an auxiliary account without its label', 'auxiliary', 3, withCell(3, 'CompAuxLib', '')],
  ['the name of a client', 'pseudonym', 3, withCell(3, 'CompAuxLib', 'Camille')],
  ['the address of a client', 'pseudonym', 3, withCell(3, 'CompAuxNum', 'camille@a.fr')],
  ['a day that is none', 'day', 3, withCell(3, 'PieceDate', '20260230')],
  ['a day written with dashes', 'day', 3, withCell(3, 'PieceDate', '2026-1-5')],
  ['a day of another year', 'period', 2, withCells(2, 3, 'EcritureDate', '20250105')],
  ['an entry validated before its day', 'validated', 3, withCell(3, 'ValidDate', '20260104')],
  ['an earlier day after a later one', 'order', 8, withCells(8, 9, 'ValidDate', '20260104')],
  ['a number that is left out', 'sequence', 8, withCells(8, 9, 'EcritureNum', '44')],
  ['a number twice', 'sequence', 8, withCells(8, 9, 'EcritureNum', '41')],
  ['a number that is none', 'sequence', 8, withCells(8, 9, 'EcritureNum', '43a')],
  ['a decimal point', 'amount', 3, withCell(3, 'Credit', '20.00')],
  ['a negative amount', 'amount', 3, withCell(3, 'Credit', '-20,00')],
  ['an amount without decimals', 'amount', 3, withCell(3, 'Credit', '20')],
  ['debit and credit in one line', 'side', 3, withCell(3, 'Debit', '20,00')],
  ['a line without an amount', 'side', 3, withCell(3, 'Credit', '0,00')],
  ['a match without its day', 'matching', 3, withCell(3, 'EcritureLet', 'AA')],
  ['an amount in no currency', 'currency', 3, withCell(3, 'Montantdevise', '20,00')],
  ['an entry one cent apart', 'balance', 3, withCell(3, 'Credit', '20,01')],
  ['an entry in two journals', 'shared', 3, withCell(3, 'JournalCode', 'VE')],
]

test.each(planted)('%s is found: %s', async (_fault, rule, line, of) => {
  expect((await check(of)).faults).toContainEqual({ rule, line })
})

test.each([
  ['another day', '732829320FEC20261130.txt'],
  ['no SIREN', 'FEC20261231.txt'],
  ['another ending', '732829320FEC20261231.csv'],
])('a name with %s is found', async (_what, name) => {
  expect((await check(lines, name)).faults).toEqual([{ rule: 'name', line: 0 }])
})

test('every rule has a planted fault', () => {
  const rules = ['heading', 'columns', ...Object.keys(rowRules), ...Object.keys(entryRules)]
  expect(rules.filter((rule) => !planted.some(([, found]) => found === rule))).toEqual([])
})

test('the first twenty faults are named', async () => {
  const many = [lines[0]!, ...Array.from({ length: 40 }, () => lines[1]!.replace('20,00', '20.00'))]
  expect((await check(many)).faults).toHaveLength(20)
})
