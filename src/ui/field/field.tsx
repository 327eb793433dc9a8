import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { useFault } from './faults-context.ts'
import styles from './field.module.css'
import { describe, Frame, type FrameProps } from './frame.tsx'

type FieldProps = FrameProps & { name: string } & Omit<ComponentProps<'input'>, 'name'>

export function Field({ label, error, hint, id, className, 'aria-describedby': described, ...rest }: FieldProps) {
  const own = id ?? rest.name
  const fault = useFault(own, error)
  return (
    <Frame id={own} label={label} error={fault} hint={hint}>
      <input
        {...rest}
        id={own}
        className={classNames(styles.control, className)}
        {...describe(own, { error: fault, hint }, described)}
      />
    </Frame>
  )
}
