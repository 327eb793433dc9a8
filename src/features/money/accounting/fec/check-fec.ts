import type { Period } from '../period.ts'
import { columns, SEPARATOR } from './columns.ts'
import { type Around, entryRules, type FecRule, NAME, type Row, rowRules } from './fec-rules.ts'

export interface FecFault {
  rule: FecRule
  /** The line of the file, from 1; of an entry, its last one; 0 for the file itself. */
  line: number
}

export interface FecCheck {
  /** The first of them. */
  faults: FecFault[]
  lines: number
  entries: number
}

/** Faults that are named: one kind of mistake is on every line. */
const MOST = 20

/** Holds a FEC against every rule of its form, line by line, whatever its length. */
export async function checkFec(
  name: string,
  lines: AsyncIterable<string> | Iterable<string>,
  period: Period,
): Promise<FecCheck> {
  const check: FecCheck = { faults: [], lines: 0, entries: 0 }
  const demand = (rule: FecRule, holds: boolean) => {
    if (!holds && check.faults.length < MOST) check.faults.push({ rule, line: check.lines })
  }
  const labels = new Map<string, string>()
  const around: Around = {
    period,
    before: null,
    firstLabel(of, key, label) {
      const place = `${of} ${key}`
      const first = labels.get(place) ?? label
      labels.set(place, first)
      return first
    },
  }
  let entry: Row[] = []
  const closeEntry = () => {
    if (entry.length === 0) return
    check.entries += 1
    for (const [rule, holds] of Object.entries(entryRules)) demand(rule as keyof typeof entryRules, holds(entry))
    entry = []
  }
  demand('name', NAME.test(name) && name.endsWith(`${period.to.replaceAll('-', '')}.txt`))
  for await (const line of lines) {
    if (check.lines === 0) {
      check.lines += 1
      demand('heading', line === columns.join(SEPARATOR))
      continue
    }
    const row = rowOf(line)
    if (row && row.EcritureNum !== around.before?.EcritureNum) closeEntry()
    check.lines += 1
    demand('columns', row !== null)
    if (!row) continue
    for (const [rule, holds] of Object.entries(rowRules)) demand(rule as keyof typeof rowRules, holds(row, around))
    entry.push(row)
    around.before = row
  }
  closeEntry()
  if (check.lines === 0) demand('heading', false)
  return check
}

/** null for a line that does not have exactly the columns. */
function rowOf(line: string): Row | null {
  const cells = line.split(SEPARATOR)
  if (cells.length !== columns.length) return null
  return Object.fromEntries(columns.map((column, place) => [column, cells[place]])) as Row
}
