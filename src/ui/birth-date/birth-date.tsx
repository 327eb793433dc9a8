import type { ComponentProps, InputEvent } from 'react'
import { frenchDay, isoDay } from '../../platform/i18n/typed-date.ts'
import { Field } from '../field/field.tsx'
import { texts } from '../texts.ts'
import { useTexts } from '../wording.tsx'
import { withSlashes } from './with-slashes.ts'

type BirthDateProps = Omit<
  ComponentProps<typeof Field>,
  'type' | 'inputMode' | 'onInput' | 'onBlur' | 'defaultValue'
> & {
  /** The typed text, or YYYY-MM-DD. */
  defaultValue?: string
  /** The error for a valid day, as YYYY-MM-DD; undefined if it is accepted. */
  refuse?: (day: string) => string | undefined
}

/**
 * A text field for a date of birth: calendars are slow for dates decades ago. Submits the typed text; the server parses
 * it with `isoDay`.
 */
export function BirthDate({ defaultValue = '', refuse, ...rest }: BirthDateProps) {
  const t = useTexts(texts)
  function faultOf(typed: string): string {
    const day = isoDay(typed)
    return day ? (refuse?.(day) ?? '') : t('dateUnknown')
  }

  function check(event: InputEvent<HTMLInputElement>) {
    const input = event.currentTarget
    const atEnd = input.selectionStart === input.value.length
    if (atEnd && event.nativeEvent.inputType !== 'deleteContentBackward') input.value = withSlashes(input.value)
    input.setCustomValidity(input.value === '' ? '' : faultOf(input.value))
  }
  return (
    <Field
      autoComplete="bday"
      maxLength={10}
      {...rest}
      type="text"
      inputMode="numeric"
      placeholder={t('datePattern')}
      defaultValue={frenchDay(defaultValue)}
      onInput={check}
      onBlur={(event) => {
        event.currentTarget.value = frenchDay(event.currentTarget.value)
      }}
    />
  )
}
