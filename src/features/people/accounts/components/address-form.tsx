import { type SubmissionResult, useForm } from '@conform-to/react'
import { useNavigation } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { CheckedForm } from '../../../../ui/error-summary/checked-form.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { ChallengeField } from '../../../house/challenges/components/challenge-field.tsx'
import { ConsentsBlock } from '../../../house/consents/components/consents-block.tsx'
import type { ConsentContent } from '../../../house/consents/content.ts'
import { FormErrors } from '../../../house/forms/components/form-errors.tsx'
import { boxesProps, fieldProps, formProps } from '../../../house/forms/form.ts'
import styles from '../../../house/forms/forms.module.css'
import { EmailField } from '../../../house/suggestions/components/email-field.tsx'
import { EMAIL_MAX } from '../../../house/users/rules.ts'
import { addressTexts } from '../address-texts.ts'
import { texts } from '../texts.ts'

interface Props {
  result: SubmissionResult | undefined
  /** The consents asked for with a first address; null if there already is an address. */
  content: ConsentContent | null
}

/** Form for a missing address, or to correct an unproved one. */
export function AddressForm({ result, content }: Props) {
  const t = useTexts(texts)
  const address = useTexts(addressTexts)
  const busy = useNavigation().formData?.get('intent') === 'correct'
  const [form, fields] = useForm<{ emailAddress: string; consents: string[] }>({ id: 'adresse', lastResult: result })
  return (
    <CheckedForm method="post" {...formProps(form)} className={styles.form}>
      <FormErrors errors={form.errors} />
      <input type="hidden" name="intent" value="correct" />
      <EmailField
        {...fieldProps(fields.emailAddress)}
        label={content ? address('email') : t('otherEmail')}
        maxLength={EMAIL_MAX}
        required
      />
      {content ? <ConsentsBlock {...boxesProps(fields.consents)} content={content} /> : null}
      <ChallengeField purpose="address" />
      <div className={styles.actions}>
        <Button type="submit" variant="secondary" busy={busy}>
          {content ? address('add') : t('correct')}
        </Button>
      </div>
    </CheckedForm>
  )
}
