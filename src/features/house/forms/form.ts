import type { FieldMetadata } from '@conform-to/react'
import type { ComponentProps } from 'react'
import type { CheckedForm } from '../../../ui/error-summary/checked-form.tsx'

/** What a control of `ui/field` takes from a form's field: its place, what was typed, and its first error. */
export const fieldProps = (field: FieldMetadata<string>) => ({
  id: field.id,
  name: field.name,
  defaultValue: field.initialValue,
  error: field.errors?.[0],
})

interface Metadata extends Pick<ComponentProps<typeof CheckedForm>, 'onSubmit'> {
  id: string
  allErrors: Record<string, string[]>
}

/** What a `CheckedForm` takes from a form: its place, its own way to be sent, and what the server refused of it. */
export const formProps = (form: Metadata) => ({
  id: form.id,
  onSubmit: form.onSubmit,
  refused: Object.entries(form.allErrors).flatMap(([name, [message]]) =>
    name === '' || message === undefined ? [] : [{ id: `${form.id}-${name}`, message }],
  ),
})
