import { useNavigation } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { CheckedForm } from '../../../../ui/error-summary/checked-form.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { ConsentsBlock } from '../../../house/consents/components/consents-block.tsx'
import type { ConsentContent } from '../../../house/consents/content.ts'
import styles from '../../../house/forms/forms.module.css'
import type { ShownRefusal } from '../../../house/visit/page-door.server.ts'
import { registerTexts } from '../texts.ts'

interface Props {
  consents: ConsentContent
  asksCode: boolean
  refusal: ShownRefusal | null
}

/** The consents of the programme, and the code of a number that waits for it. */
export function JoinForm({ consents, asksCode, refusal }: Props) {
  const t = useTexts(registerTexts)
  const busy = useNavigation().formData?.get('intent') === 'join'
  const errorAt = (field: string) => (refusal?.field === field ? refusal.message : undefined)
  return (
    <CheckedForm method="post" className={styles.form}>
      {asksCode ? (
        <Field
          name="code"
          label={t('code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          // The catalogue attributes a wrong code to the number, which this form does not have.
          error={errorAt('code') ?? errorAt('phoneNumber')}
          required
        />
      ) : null}
      <ConsentsBlock id="consents" content={consents} error={errorAt('consents')} />
      <div className={styles.actions}>
        <Button type="submit" name="intent" value="join" busy={busy}>
          {t('join')}
        </Button>
      </div>
    </CheckedForm>
  )
}
