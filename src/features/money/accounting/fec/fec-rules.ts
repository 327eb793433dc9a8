import { isDay } from '../../../../platform/time/days.ts'
import type { Period } from '../period.ts'
import { type Column, columns } from './columns.ts'

export type Row = Readonly<Record<Column, string>>

/** What a rule sees of a line: the period, the line before, and the label that an account or journal had first. */
export interface Around {
  period: Period
  before: Row | null
  firstLabel(of: 'account' | 'journal', key: string, label: string): string
}

export const NAME = /^\d{9}FEC\d{8}\.txt$/
const AMOUNT = /^\d{1,13},\d\d$/
/** Characters that Latin-1 and ISO 8859-15 have at the same place, without controls. */
const CHARACTERS = /^[ -~\u00a0-\u00a3\u00a5\u00a7\u00a9-\u00b3\u00b5-\u00b7\u00b9-\u00bb\u00bf-\u00ff]*$/
const mayBeEmpty: readonly Column[] = ['CompAuxNum', 'CompAuxLib', 'EcritureLet', 'DateLet', 'Montantdevise', 'Idevise']
/** The article sets no bounds: these are what the programs of accountants read. */
const lengths: Readonly<Partial<Record<Column, number>>> = {
  JournalCode: 3,
  JournalLib: 50,
  CompteNum: 13,
  CompteLib: 50,
  CompAuxNum: 17,
  CompAuxLib: 35,
  PieceRef: 50,
  EcritureLib: 50,
}

const isWritten = (day: string): boolean =>
  /^\d{8}$/.test(day) && isDay(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`)
const compact = (day: string): string => day.replaceAll('-', '')
const together = (one: string, other: string): boolean => (one === '') === (other === '')
/** The cents of a written amount, as an integer of any size. */
export const centsIn = (amount: string): bigint => BigInt(amount.replace(',', ''))
const isAmount = (row: Row): boolean => AMOUNT.test(row.Debit) && AMOUNT.test(row.Credit)

/** What holds of each line, by the name of the rule. */
export const rowRules = {
  characters: (row) => columns.every((column) => CHARACTERS.test(row[column])),
  required: (row) => columns.every((column) => mayBeEmpty.includes(column) || row[column].trim() !== ''),
  length: (row) => columns.every((column) => row[column].length <= (lengths[column] ?? 20)),
  journal: (row, { firstLabel }) => firstLabel('journal', row.JournalCode, row.JournalLib) === row.JournalLib,
  account: (row, { firstLabel }) =>
    /^[1-7]\d{2,}$/.test(row.CompteNum) && firstLabel('account', row.CompteNum, row.CompteLib) === row.CompteLib,
  auxiliary: (row) => together(row.CompAuxNum, row.CompAuxLib),
  pseudonym: (row) => /^$|^[CV]\d+-\d+$/.test(row.CompAuxNum) && /^$|^[A-Za-z]+ \d+-\d+$/.test(row.CompAuxLib),
  day: (row) =>
    [row.EcritureDate, row.PieceDate, row.ValidDate].every(isWritten) && (row.DateLet === '' || isWritten(row.DateLet)),
  period: (row, { period }) => row.EcritureDate >= compact(period.from) && row.EcritureDate <= compact(period.to),
  validated: (row) => row.ValidDate >= row.EcritureDate && row.PieceDate <= row.EcritureDate,
  order: (row, { before }) => before === null || row.ValidDate >= before.ValidDate,
  sequence: (row, { before }) => /^[1-9]\d{0,15}$/.test(row.EcritureNum) && follows(row, before),
  amount: isAmount,
  side: (row) => !isAmount(row) || (centsIn(row.Debit) === 0n) !== (centsIn(row.Credit) === 0n),
  matching: (row) => together(row.EcritureLet, row.DateLet),
  currency: (row) => together(row.Montantdevise, row.Idevise),
} as const satisfies Record<string, (row: Row, around: Around) => boolean>

/** The same entry as the line before, or the next one. */
function follows({ EcritureNum: number }: Row, before: Row | null): boolean {
  if (before === null) return true
  const step = Number(number) - Number(before.EcritureNum)
  return step === 0 || step === 1
}

const SHARED = ['JournalCode', 'EcritureDate', 'PieceRef', 'PieceDate', 'ValidDate'] as const

/** What holds of the lines of each entry. */
export const entryRules = {
  balance: (rows) =>
    !rows.every(isAmount) || rows.reduce((sum, row) => sum + centsIn(row.Debit) - centsIn(row.Credit), 0n) === 0n,
  shared: (rows) => SHARED.every((column) => rows.every((row) => row[column] === rows[0]?.[column])),
} as const satisfies Record<string, (rows: readonly Row[]) => boolean>

export type FecRule = 'name' | 'heading' | 'columns' | keyof typeof rowRules | keyof typeof entryRules
