import { useRef } from 'react'
import { needed } from '../../../../platform/needed/needed.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { messages, texts } from '../texts.ts'
import styles from './email-field.module.css'
import { SuggestedField, type SuggestedFieldProps } from './suggested-field.tsx'
import { useEmailAdvice } from './use-email-advice.ts'

type EmailFieldProps = Omit<SuggestedFieldProps, 'source' | 'type' | 'ref' | 'onInput' | 'onBlur'>

/** An e-mail field: suggests the domain while typing, and asks about a likely typing error once the field is left. */
export function EmailField(props: EmailFieldProps) {
  const t = useTexts(texts)
  const say = useTexts(messages)
  const input = useRef<HTMLInputElement>(null)
  const { advice, check, forget } = useEmailAdvice()

  function take(address: string) {
    forget()
    const field = needed(input.current, 'the field of the address')
    field.value = address
    // Fires the event that typing would, so that the form notices.
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.focus()
  }

  const { suggestion, message } = advice
  const refused = message === 'error.emailAddress.notAccepted' && !props.error
  return (
    <div>
      <SuggestedField
        autoComplete="email"
        {...props}
        source="email-addresses"
        type="email"
        ref={input}
        onInput={forget}
        onBlur={(event) => void check(event.currentTarget.value.trim())}
      />
      <div role="status" className={styles.advice}>
        {refused && !suggestion ? <p>{say('emailAddress.notAccepted')}</p> : null}
        {suggestion ? (
          <Button variant="quiet" type="button" className={styles.correction} onClick={() => take(suggestion)}>
            {t('didYouMean', { address: suggestion })}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
