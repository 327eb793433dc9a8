import type { FieldMetadata } from '@conform-to/react'
import type { InputEvent } from 'react'
import { Field } from '../../../../ui/field/field.tsx'
import { fieldProps } from '../form.ts'
import styles from '../forms.module.css'

interface CodeFieldProps {
  field: FieldMetadata<string>
  label: string
  hint?: string
  /** Submits the form at the sixth digit; the hint says so. */
  sendsItself?: boolean
}

/** A field for the six digits that were sent to the person; spaces are ignored. */
export function CodeField({ field, sendsItself = false, ...rest }: CodeFieldProps) {
  function sendWhole(event: InputEvent<HTMLInputElement>) {
    const { value, form } = event.currentTarget
    if (/^(?:\s*\d){6}\s*$/.test(value)) form?.requestSubmit()
  }
  return (
    <Field
      {...fieldProps(field)}
      {...rest}
      className={styles.code}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={9}
      required
      onInput={sendsItself ? sendWhole : undefined}
    />
  )
}
