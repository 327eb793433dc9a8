import type { z } from 'zod'
import { needed } from '../../../platform/needed/needed.ts'
import { fromParis, inParis } from '../../../platform/time/paris.server.ts'
import { pictureAt } from '../../../ui/picture/picture-address.ts'
import type { Control } from '../../content/content/fields.server.ts'
import { shapes } from '../../content/content/kinds.server.ts'
import type { Kind } from '../../content/content/rules.ts'

/** A form field of a kind of content, derived from its shape. */
export type FormField = { name: string; optional: boolean } & Control

export function fieldsOf(kind: Kind): FormField[] {
  return Object.entries<z.ZodType>(shapes[kind].shape).map(([name, schema]) => {
    const { optional = false, ...control } = needed(schema.meta()?.field, `the control of ${kind}.${name}`)
    return { name, optional, ...control } as FormField
  })
}

/** The values of an entry's form fields. */
export const typedOf = (
  fields: readonly FormField[],
  data: Readonly<Record<string, unknown>>,
): Record<string, string> => Object.fromEntries(fields.map((field) => [field.name, shownIn(field, data[field.name])]))

function shownIn(field: FormField, value: unknown): string {
  const { control } = field
  if (value === null || value === undefined) return ''
  if (control === 'tick') return value === true ? 'on' : ''
  if (control === 'list') return (value as string[]).join(', ')
  if (field.control === 'rows') {
    return (value as Row[]).map((row) => field.columns.map(({ name }) => row[name]).join(' | ')).join('\n')
  }
  if (control === 'instant') return inParis(new Date(String(value)))
  // A picture of the library is identified by its hash.
  if (control === 'picture') {
    return typeof value === 'string' ? (pictureAt(value)?.hash ?? value) : (value as { hash: string }).hash
  }
  return String(value)
}

type Row = Readonly<Record<string, unknown>>
type Rows = Extract<FormField, { control: 'rows' }>

/** The typed values as data, for the kind's shape to validate. */
export const dataOf = (
  fields: readonly FormField[],
  typed: Readonly<Record<string, string>>,
): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field.name, readFrom(field, typed[field.name] ?? '')]))

function readFrom(field: FormField, typed: string): unknown {
  const { control, optional } = field
  const text = typed.replaceAll('\r\n', '\n').trim()
  if (control === 'tick') return text !== ''
  if (control === 'list') return text.split(/[\s,;]+/).filter((one) => one !== '')
  if (field.control === 'rows') {
    return text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [rowIn(field.columns, line)]))
  }
  if (text === '' && optional) return null
  if (control === 'number') return /^\d{1,9}$/.test(text) ? Number(text) : text
  if (control === 'instant') return fromParis(text)?.toISOString() ?? text
  return text
}

function rowIn(columns: Rows['columns'], line: string): Row {
  const split = line.split('|')
  const last = columns.length - 1
  // A bar in the last column is text.
  const parts = [...split.slice(0, last), split.slice(last).join('|')].map((part) => part.trim())
  return Object.fromEntries(columns.map(({ name, isNumber }, place) => [name, cellOf(parts[place] ?? '', isNumber)]))
}

const cellOf = (typed: string, isNumber = false): unknown =>
  isNumber && /^\d{1,3}([.,]\d{1,3})?$/.test(typed) ? Number(typed.replace(',', '.')) : typed
