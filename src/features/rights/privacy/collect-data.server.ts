import type { App } from '../../../app.ts'
import type { KeyRing } from '../../../platform/at-rest/key-ring.ts'
import { keptAnswer } from '../../../platform/contract/idempotency.ts'
import { type AlertOf, openAnswer as openCareAnswer, openWords } from '../../consult/care/sealed-alert.server.ts'
import { texts as consultationTexts } from '../../consult/consultations/room/texts.ts'
import { noteText } from '../../consult/notes/sealed-note.server.ts'
import { messageText } from '../../consult/rooms/sealed-message.server.ts'
import { readReasons } from '../../house/staff/read-reasons.server.ts'
import { birthDateOf, type StoredBirth } from '../../house/users/sealed-birth.server.ts'
import { openFormerAddress } from '../../people/accounts/former-address.server.ts'
import { openBirth } from '../../sky/charts/sealed-chart.server.ts'
import { openRemark } from '../clients/sealed-remark.server.ts'
import { openAnswer, openMessage } from '../contact/sealed-message.server.ts'
import type { Heading, Label, Table } from './data-kinds.ts'
import { consultationIn } from './list-readings.server.ts'
import type { PersonFacts } from './person-facts.ts'
import { personalData } from './personal-data.ts'
import { psychicNames, rowsOf } from './queries.server.ts'

type Row = Record<string, unknown>

export type Value = string | number | boolean | object | null

/** Rows of one table under its heading, each value under its label. */
export interface Part {
  heading: Heading
  rows: Partial<Record<Label, Value>>[]
}

/** The tables that say something to their person, in the order they are read. */
const exported = Object.entries(personalData).flatMap(([name, table]) =>
  table.of && table.heading ? [{ name, of: table.of, heading: table.heading, table }] : [],
)
export const PARTS = exported.length

/** All that is kept of a person, as the map says; `onPart` is told how many parts are there. */
export async function collectData(
  { db, keys, sites }: Pick<App, 'db' | 'keys' | 'sites'>,
  facts: PersonFacts,
  onPart: (done: number) => Promise<void>,
): Promise<Part[]> {
  const names = await psychicNames(db)
  const siteOf = (id: unknown) => sites.find((site) => site.id === id)?.label ?? String(id)
  const parts: Part[] = []
  for (const { name, of, heading, table } of exported) {
    const found = await rowsOf(db, name, of, facts)
    const reasons = name === 'audit_log' ? await readReasons(db, keys, found.map(entryOf)) : null
    const rows = found.map((row) => {
      const readable: Row = { ...row, ...opened[name]?.(keys, row) }
      if (reasons) readable.reason = reasons.get(entryOf(row)) ?? null
      if ('site_id' in row) readable.site_id = siteOf(row.site_id)
      if ('psychic_id' in row) readable.psychic_id = names.get(row.psychic_id as number) ?? null
      return labelled(table, readable)
    })
    parts.push({ heading, rows })
    await onPart(parts.length)
  }
  return parts
}

const entryOf = (row: Row) => row.id as number

/** What lies sealed in a table's rows, under the names that it had in clear. */
const opened: Record<string, (keys: KeyRing, row: Row) => Row> = {
  users: (keys, row) => ({ birth_date: birthDateOf(keys, row as unknown as StoredBirth) }),
  birth_charts(keys, row) {
    if (!row.sealed) return {}
    const { birthDate, birthTime, ...rest } = openBirth(keys, row as { id: number; sealed: Buffer })
    return { ...rest, birth_date: birthDate, birth_time: birthTime }
  },
  idempotency_keys: (keys, row) => ({ answer: keptAnswer(keys, row as unknown as Parameters<typeof keptAnswer>[1]) }),
  client_notes: (keys, row) => ({
    sealed: noteText(keys, {
      psychicId: row.psychic_id as number,
      clientId: row.client_id as number,
      sealed: row.sealed as Buffer,
    }),
  }),
  client_remarks: (keys, row) => ({ sealed: openRemark(keys, row.id as number, row.sealed as Buffer) }),
  messages: (keys, row) => ({
    text: row.undelivered
      ? consultationTexts.entries.undelivered
      : messageText(keys, {
          consultationId: row.consultation_id as number,
          author: row.author as string,
          clientId: row.client_message_id as string,
          text: row.text as string | null,
          sealed: row.sealed as Buffer | null,
        }),
  }),
  contact_messages: contactWords,
  former_addresses: (keys, row) => ({ sealed: openFormerAddress(keys, row.id as number, row.sealed as Buffer) }),
  audit_log: (_keys, row) => ({ subject: consultationIn(row.subject as string) }),
  care_alerts: careWords,
}

/** Of a message to the house: who they said they were, what they wrote, and the answer. */
function contactWords(keys: KeyRing, row: Row) {
  const reference = row.reference as string
  const { name, emailAddress, message } = openMessage(keys, { reference, sealed: row.sealed as Buffer })
  const sealedAnswer = row.sealed_answer as Buffer | null
  return {
    sealed: `${name}, ${emailAddress}\n${message}`,
    sealed_answer: openAnswer(keys, { reference, sealedAnswer }),
  }
}

/** Of an alert: what the client wrote, and what was done or answered. */
function careWords(keys: KeyRing, row: Row) {
  const of: AlertOf = { consultationId: row.consultation_id as number, topic: row.topic as AlertOf['topic'] }
  return {
    sealed: openWords(keys, { ...of, sealed: row.sealed as Buffer | null }),
    sealed_answer: openCareAnswer(keys, { ...of, sealedAnswer: row.sealed_answer as Buffer | null }),
  }
}

function labelled(table: Table, row: Row): Partial<Record<Label, Value>> {
  const words: Partial<Record<Label, Value>> = {}
  for (const [column, { label }] of Object.entries(table.columns)) {
    if (!label) continue
    const value = row[column]
    words[label] = value instanceof Date ? value.toISOString() : (value as Value)
  }
  return words
}
