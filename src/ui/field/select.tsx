import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { useFault } from './faults-context.ts'
import styles from './field.module.css'
import { describe, Frame, type FrameProps } from './frame.tsx'

interface SelectOption {
  value: string | number
  label: string
}

type SelectProps = FrameProps & { name: string; options: readonly SelectOption[] } & Omit<
    ComponentProps<'select'>,
    'name' | 'children'
  >

export function Select({
  label,
  error,
  hint,
  id,
  className,
  options,
  'aria-describedby': described,
  ...rest
}: SelectProps) {
  const own = id ?? rest.name
  const fault = useFault(own, error)
  return (
    <Frame id={own} label={label} error={fault} hint={hint}>
      <select
        {...rest}
        id={own}
        className={classNames(styles.control, styles.select, className)}
        {...describe(own, { error: fault, hint }, described)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Frame>
  )
}
