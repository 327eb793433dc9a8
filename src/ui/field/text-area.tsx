import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { useFault } from './faults-context.ts'
import styles from './field.module.css'
import { describe, Frame, type FrameProps } from './frame.tsx'

type TextAreaProps = FrameProps & { name: string } & Omit<ComponentProps<'textarea'>, 'name'>

export function TextArea({ label, error, hint, id, className, 'aria-describedby': described, ...rest }: TextAreaProps) {
  const own = id ?? rest.name
  const fault = useFault(own, error)
  return (
    <Frame id={own} label={label} error={fault} hint={hint}>
      <textarea
        rows={4}
        {...rest}
        id={own}
        className={classNames(styles.control, styles.area, className)}
        {...describe(own, { error: fault, hint }, described)}
      />
    </Frame>
  )
}
