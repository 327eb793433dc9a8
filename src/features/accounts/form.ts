import type { FieldMetadata } from '@conform-to/react'

/** What a control of `ui/field` takes from a form's field: its place, what was typed, and its first error. */
export const fieldProps = (field: FieldMetadata<string>) => ({
  id: field.id,
  name: field.name,
  defaultValue: field.initialValue,
  error: field.errors?.[0],
})
