import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { texts } from '../texts.ts'
import { useTexts } from '../wording.tsx'
import { useFault } from './faults-context.ts'
import styles from './field.module.css'
import { describe, Frame, type FrameProps } from './frame.tsx'

type PasswordFieldProps = FrameProps & { name: string } & Omit<ComponentProps<'input'>, 'name' | 'type' | 'ref'>

/**
 * A password field whose content can be shown, as long passwords are easily mistyped. Without scripts, a plain field.
 */
export function PasswordField({ label, error, hint, id, 'aria-describedby': described, ...rest }: PasswordFieldProps) {
  const t = useTexts(texts)
  const own = id ?? rest.name
  const fault = useFault(own, error)
  const [hasScripts, setHasScripts] = useState(false)
  const [shown, setShown] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    setHasScripts(true)
    // Hidden again on submission: browsers only offer to save password fields, and would remember this one as text.
    const form = input.current?.form
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])

  return (
    <Frame id={own} label={label} error={fault} hint={hint}>
      <div className={styles.password}>
        <input
          {...rest}
          ref={input}
          id={own}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          className={styles.control}
          {...describe(own, { error: fault, hint }, described)}
        />
        {hasScripts ? (
          <button
            type="button"
            className={styles.reveal}
            aria-pressed={shown}
            aria-controls={own}
            onClick={() => setShown(!shown)}
          >
            <Eye open={shown} />
            <span className="visually-hidden">{t('showPassword')}</span>
          </button>
        ) : null}
      </div>
    </Frame>
  )
}

const Eye = ({ open }: { open: boolean }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.eye}>
    <path d="M2 12c2.6-4.4 6-6.6 10-6.6s7.4 2.2 10 6.6c-2.6 4.4-6 6.6-10 6.6S4.6 16.4 2 12Z" />
    <circle cx="12" cy="12" r="3.2" />
    {open ? null : <path d="m4 20 16-16" />}
  </svg>
)
