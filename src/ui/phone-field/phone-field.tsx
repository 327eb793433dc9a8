import type { ComponentProps } from 'react'
import { Field } from '../field/field.tsx'
import { texts } from '../texts.ts'
import { useTexts } from '../wording.tsx'
import { PHONE_PATTERN, spacedPhone } from './phone.ts'

type PhoneFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'inputMode' | 'pattern' | 'onBlur'> & {
  onLeave?: (typed: string) => void
}

/** A telephone number, spaced for reading once it is typed. */
export function PhoneField({ onLeave, ...props }: PhoneFieldProps) {
  const t = useTexts(texts)
  return (
    <Field
      autoComplete="tel"
      maxLength={24}
      title={t('phoneTitle')}
      {...props}
      type="tel"
      inputMode="tel"
      pattern={PHONE_PATTERN}
      onBlur={(event) => {
        event.currentTarget.value = spacedPhone(event.currentTarget.value)
        onLeave?.(event.currentTarget.value)
      }}
    />
  )
}
