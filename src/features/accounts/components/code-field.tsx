import type { FieldMetadata } from '@conform-to/react'
import { Field } from '../../../ui/field/field.tsx'
import styles from '../accounts.module.css'
import { fieldProps } from '../form.ts'

/** Six digits that were sent to the person; a space between them does no harm. */
export function CodeField({ field, ...rest }: { field: FieldMetadata<string>; label: string; hint?: string }) {
  return (
    <Field
      {...fieldProps(field)}
      {...rest}
      className={styles.code}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={9}
      required
    />
  )
}
