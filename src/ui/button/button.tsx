import type { ComponentProps, MouseEvent } from 'react'
import { Link } from 'react-router'
import { classNames } from '../class-names.ts'
import styles from './button.module.css'

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

interface Look {
  variant?: ButtonVariant
}

/** While busy it keeps the focus and ignores clicks, which `disabled` would not allow. */
export function Button({
  variant = 'primary',
  busy = false,
  className,
  onClick,
  ...rest
}: Look & { busy?: boolean } & ComponentProps<'button'>) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      className={lookOf(variant, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
    />
  )
}

export function ButtonLink({ variant = 'primary', className, ...rest }: Look & ComponentProps<typeof Link>) {
  return <Link {...rest} className={lookOf(variant, className)} />
}

const lookOf = (variant: ButtonVariant, more?: string): string =>
  classNames(styles.button, styles[variant], 'house-button', variant === 'primary' && 'house-primary', more)
