import type { FieldMetadata } from '@conform-to/react'
import type { ComponentProps } from 'react'
import type { CheckedForm } from '../../../ui/error-summary/checked-form.tsx'

/** Props of a control of `ui/field` for a form's field: its name, its value and its first error. */
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

/** Props of a `CheckedForm` for a form: its id, its submit handler and the server's errors. */
export const formProps = (form: Metadata) => ({
  id: form.id,
  onSubmit: form.onSubmit,
  refused: Object.entries(form.allErrors).flatMap(([name, [message]]) =>
    name === '' || message === undefined ? [] : [{ id: `${form.id}-${name}`, message }],
  ),
})
