import type { ReactNode } from 'react'
import { describe, FieldError } from './frame.tsx'
import styles from './radio-group.module.css'

interface RadioGroupProps {
  /** Where the summary of a form's errors leads. */
  id?: string
  legend: string
  error?: string | undefined
  children: ReactNode
}

/** One choice among labelled radio buttons, which are its children. */
export function RadioGroup({ id, legend, error, children }: RadioGroupProps) {
  const described = id ? describe(id, { error })['aria-describedby'] : undefined
  return (
    <fieldset id={id} className={styles.group} aria-describedby={described}>
      <legend>{legend}</legend>
      {children}
      {id ? <FieldError id={id}>{error}</FieldError> : null}
    </fieldset>
  )
}

/** What belongs to the radio button above it. */
export const UnderRadio = ({ children }: { children: ReactNode }) => <div className={styles.under}>{children}</div>
