import type { App } from '../../../app.ts'
import type { Heading, Label, Row, Table, Tables } from '../../../personal-data/kinds.ts'
import { headings } from '../../../personal-data/texts.ts'
import { readReasons } from '../../house/staff/read-reasons.server.ts'
import type { PersonFacts } from './person-facts.ts'
import { psychicNames, rowsOf } from './queries.server.ts'

export type Value = string | number | boolean | object | null

/** Rows of one table under its heading, each value under its label. */
export interface Part {
  heading: Heading
  rows: Partial<Record<Label, Value>>[]
}

const READING_ORDER = Object.keys(headings.entries)

/** The tables whose data means something to the person, in reading order. */
const exportedOf = (tables: Tables) =>
  Object.entries(tables)
    .flatMap(([name, table]) =>
      table.of && table.heading ? [{ name, of: table.of, heading: table.heading, table }] : [],
    )
    .toSorted((a, b) => READING_ORDER.indexOf(a.heading) - READING_ORDER.indexOf(b.heading))

/** How many parts an export has. */
export const partsOf = (tables: Tables): number => exportedOf(tables).length

/** Bytes of files that one copy holds, in all: it is made in memory. What comes after is exported by its address alone. */
const FILES_MOST = 64 * 1024 * 1024

/** All data about a person, following the map; `onPart` receives the number of parts done. */
export async function collectData(
  { db, keys, sites, declared, store }: Pick<App, 'db' | 'keys' | 'sites' | 'declared' | 'store'>,
  facts: PersonFacts,
  onPart: (done: number) => Promise<void>,
  most = FILES_MOST,
): Promise<Part[]> {
  let room = most
  const names = await psychicNames(db)
  const siteOf = (id: unknown) => sites.find((site) => site.id === id)?.label ?? String(id)
  const parts: Part[] = []
  for (const { name, of, heading, table } of exportedOf(declared.tables)) {
    const found = await rowsOf(db, name, of, facts)
    const reasons = name === 'audit_log' ? await readReasons(db, keys, found.map(entryOf)) : null
    const rows: Part['rows'] = []
    for (const row of found) {
      const readable: Row = { ...row, ...table.open?.(keys, row) }
      if (table.attach) {
        const bytes = room > 0 ? await table.attach.read({ keys, get: store.get }, row) : null
        const fits = bytes !== null && bytes.length <= room
        if (fits) room -= bytes.length
        readable[table.attach.column] = fits ? bytes.toString('base64') : null
      }
      if (reasons) readable.reason = reasons.get(entryOf(row)) ?? null
      if ('site_id' in row) readable.site_id = siteOf(row.site_id)
      if ('psychic_id' in row) readable.psychic_id = names.get(row.psychic_id as number) ?? null
      rows.push(labelled(table, readable))
    }
    parts.push({ heading, rows })
    await onPart(parts.length)
  }
  return parts
}

const entryOf = (row: Row) => row.id as number

function labelled(table: Table, row: Row): Partial<Record<Label, Value>> {
  const words: Partial<Record<Label, Value>> = {}
  for (const [column, { label }] of Object.entries(table.columns)) {
    if (!label) continue
    const value = row[column]
    words[label] = value instanceof Date ? value.toISOString() : (value as Value)
  }
  return words
}
