import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { useFault } from './faults-context.ts'
import styles from './field.module.css'
import { describe, FieldError } from './frame.tsx'

type CheckboxProps = { name: string; label: ReactNode; error?: ReactNode } & Omit<
  ComponentProps<'input'>,
  'name' | 'type'
>

/** Several checkboxes may share a name: the value then makes their ids unique. */
export function Checkbox({ label, error, id, className, 'aria-describedby': described, ...rest }: CheckboxProps) {
  const own = id ?? (rest.value === undefined ? rest.name : `${rest.name}-${rest.value}`)
  const fault = useFault(own, error)
  return (
    <div className={styles.frame}>
      <div className={styles.checkbox}>
        <input
          {...rest}
          type="checkbox"
          id={own}
          className={classNames(styles.box, className)}
          {...describe(own, { error: fault }, described)}
        />
        <label htmlFor={own}>{label}</label>
      </div>
      <FieldError id={own}>{fault}</FieldError>
    </div>
  )
}
