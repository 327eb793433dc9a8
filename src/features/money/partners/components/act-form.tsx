import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { CheckedForm } from '../../../../ui/error-summary/checked-form.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { REASON_MAX } from '../../../house/staff/acts.ts'
import styles from '../../../house/staff/components/desk-list.module.css'
import { FreshCode } from '../../../people/second-factor/components/fresh-code.tsx'
import { texts } from '../texts.ts'

/** What was typed into the form that was refused, and why. */
export interface GivenBack {
  typed: Record<string, string>
  refusal: { field: string | null; message: string }
}

interface Props {
  intent: string
  label: string
  fresh: boolean
  given: GivenBack | null | undefined
  children?: ReactNode
}

/** The error of a field of the form with this intent, and what was typed into it. */
export const givenAt = (given: GivenBack | null | undefined, intent: string, field: string) => {
  const isOurs = given?.typed.intent === intent
  return {
    error: isOurs && given.refusal.field === field ? given.refusal.message : undefined,
    defaultValue: isOurs ? given.typed[field] : undefined,
  }
}

/** The form of an act: its fields, the reason, and a fresh code if one is needed. */
export function ActForm({ intent, label, fresh, given, children }: Props) {
  const t = useTexts(texts)
  const busy = useNavigation().formData?.get('intent') === intent
  return (
    <CheckedForm method="post" className={styles.form}>
      {children}
      <Field
        id={`${intent}-reason`}
        name="reason"
        label={t('reason')}
        {...givenAt(given, intent, 'reason')}
        autoComplete="off"
        maxLength={REASON_MAX}
        required
      />
      <FreshCode id={`${intent}-code`} fresh={fresh} error={givenAt(given, intent, 'code').error} />
      <div>
        <Button type="submit" name="intent" value={intent} variant="secondary" busy={busy}>
          {label}
        </Button>
      </div>
    </CheckedForm>
  )
}
