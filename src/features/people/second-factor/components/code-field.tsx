import type { ComponentProps } from 'react'
import { Field } from '../../../../ui/field/field.tsx'
import styles from './second-factor.module.css'

/** A field for a code of the second factor, or a recovery code. */
export const CodeField = (props: Pick<ComponentProps<typeof Field>, 'id' | 'label' | 'hint' | 'error'>) => (
  <Field
    {...props}
    name="code"
    autoComplete="one-time-code"
    autoCapitalize="characters"
    spellCheck={false}
    maxLength={40}
    required
    className={styles.code}
  />
)
