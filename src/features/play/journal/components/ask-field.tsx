import { Field } from '../../../../ui/field/field.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../texts.ts'

export interface AskDays {
  /** YYYY-MM-DD */
  first: string
  last: string
}

interface AskFieldProps {
  days: AskDays
  value: string | undefined
  error: string | undefined
  optional?: boolean
}

/** The day on which to be asked what became of it. */
export function AskField({ days: { first, last }, value, error, optional = false }: AskFieldProps) {
  const t = useTexts(texts)
  return (
    <Field
      name="askOn"
      type="date"
      label={t(optional ? 'askOnOptional' : 'askOn')}
      hint={t('askOnHint')}
      min={first}
      max={last}
      defaultValue={value}
      error={error}
      required={!optional}
    />
  )
}
