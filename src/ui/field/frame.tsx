import type { ReactNode } from 'react'
import styles from './field.module.css'

export interface FrameProps {
  label: ReactNode
  error?: ReactNode
  hint?: ReactNode
}

/** The `aria-describedby` of a control: its hint first, then its error. */
export function describe(id: string, { error, hint }: Omit<FrameProps, 'label'>, given?: string) {
  const ids = [given, hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined } as const
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null
  return (
    <p id={`${id}-error`} className={styles.error}>
      {children}
    </p>
  )
}

/** Label, hint, control and error, always in this order. */
export function Frame({ id, label, error, hint, children }: FrameProps & { id: string; children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {children}
      <FieldError id={id}>{error}</FieldError>
    </div>
  )
}
