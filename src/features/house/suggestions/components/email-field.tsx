import { useRef } from 'react'
import { call } from '../../../../platform/contract/call.ts'
import { needed } from '../../../../platform/needed/needed.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import type { resourcesContract } from '../contract.server.ts'
import { messages, texts } from '../texts.ts'
import styles from './advice.module.css'
import { SuggestedField, type SuggestedFieldProps } from './suggested-field.tsx'
import { useAdvice } from './use-advice.ts'

type EmailFieldProps = Omit<SuggestedFieldProps, 'source' | 'type' | 'ref' | 'onInput' | 'onBlur'>

const ask = (query: string) =>
  call<(typeof resourcesContract)['validateEmailAddressUnlogged']>(
    'POST',
    '/api/resources/validations/email-addresses',
    { body: { query } },
  )

/** An e-mail field: suggests the domain while typing, and asks about a likely typing error once the field is left. */
export function EmailField(props: EmailFieldProps) {
  const t = useTexts(texts)
  const say = useTexts(messages)
  const input = useRef<HTMLInputElement>(null)
  const { advice, check, forget } = useAdvice(ask)

  function take(address: string) {
    forget()
    const field = needed(input.current, 'the field of the address')
    field.value = address
    // Fires the event that typing would, so that the form notices.
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.focus()
  }

  const { suggestion, message } = advice
  const fault = props.error ? null : message
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
        {fault && !suggestion ? <p>{say(fault.slice('error.'.length) as keyof typeof messages.entries)}</p> : null}
        {suggestion ? (
          <Button variant="quiet" type="button" className={styles.correction} onClick={() => take(suggestion)}>
            {t('didYouMean', { address: suggestion })}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
