import { Form, useNavigation } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { CheckedForm } from '../../../../ui/error-summary/checked-form.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import accounts from '../../../house/forms/forms.module.css'
import type { FileField } from '../rules.ts'

interface FileFormProps {
  field: FileField
  accept: string
  label: string
  hint?: string
  error: string | undefined
  send: string
}

/** Proposes a file for the profile. */
export function FileForm({ field, send, ...file }: FileFormProps) {
  const busy = useNavigation().state !== 'idle'
  return (
    <CheckedForm method="post" encType="multipart/form-data" className={accounts.form}>
      <Field name="file" id={`${field}-file`} type="file" {...file} required />
      <div className={accounts.actions}>
        <Button type="submit" name="intent" value={field} variant="secondary" busy={busy}>
          {send}
        </Button>
      </div>
    </CheckedForm>
  )
}

/** Takes the file off the profile at once. */
export function RemoveFile({ field, label }: { field: FileField; label: string }) {
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post">
      <input type="hidden" name="which" value={field} />
      <Button type="submit" name="intent" value="remove" variant="quiet" busy={busy}>
        {label}
      </Button>
    </Form>
  )
}
