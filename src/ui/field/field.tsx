import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './field.module.css'
import { describe, Frame, type FrameProps } from './frame.tsx'

type FieldProps = FrameProps & { name: string } & Omit<ComponentProps<'input'>, 'name'>

export function Field({ label, error, hint, id, className, 'aria-describedby': described, ...rest }: FieldProps) {
  const own = id ?? rest.name
  return (
    <Frame id={own} label={label} error={error} hint={hint}>
      <input
        {...rest}
        id={own}
        className={classNames(styles.control, className)}
        {...describe(own, { error, hint }, described)}
      />
    </Frame>
  )
}
