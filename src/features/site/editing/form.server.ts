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

function shownIn({ control }: FormField, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (control === 'tick') return value === true ? 'on' : ''
  if (control === 'list') return (value as string[]).join(', ')
  if (control === 'links')
    return (value as Link[]).map(({ name, text, link }) => `${name} | ${text} | ${link}`).join('\n')
  if (control === 'instant') return inParis(new Date(String(value)))
  // A picture of the library is identified by its hash.
  if (control === 'picture') {
    return typeof value === 'string' ? (pictureAt(value)?.hash ?? value) : (value as { hash: string }).hash
  }
  return String(value)
}

interface Link {
  name: string
  text: string
  link: string
}

/** The typed values as data, for the kind's shape to validate. */
export const dataOf = (
  fields: readonly FormField[],
  typed: Readonly<Record<string, string>>,
): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field.name, readFrom(field, typed[field.name] ?? '')]))

function readFrom({ control, optional }: FormField, typed: string): unknown {
  const text = typed.replaceAll('\r\n', '\n').trim()
  if (control === 'tick') return text !== ''
  if (control === 'list') return text.split(/[\s,;]+/).filter((one) => one !== '')
  if (control === 'links') return text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [linkIn(line)]))
  if (text === '' && optional) return null
  if (control === 'number') return /^\d{1,9}$/.test(text) ? Number(text) : text
  if (control === 'instant') return fromParis(text)?.toISOString() ?? text
  return text
}

function linkIn(line: string): Link {
  const [name = '', text = '', link = ''] = line.split('|').map((part) => part.trim())
  return { name, text, link }
}
