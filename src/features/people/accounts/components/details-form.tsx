import { type SubmissionResult, useForm } from '@conform-to/react'
import { useNavigation } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { CheckedForm } from '../../../../ui/error-summary/checked-form.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { FormErrors } from '../../../house/forms/components/form-errors.tsx'
import { fieldProps, formProps } from '../../../house/forms/form.ts'
import styles from '../../../house/forms/forms.module.css'
import { FirstNameField } from '../../../house/suggestions/components/first-name-field.tsx'
import { FIRST_NAME_MAX, NOT_SAID } from '../../../house/users/rules.ts'
import { texts } from '../texts.ts'
import type { viewUser } from '../views.ts'
import { AdultBirthDate } from './adult-birth-date.tsx'
import { GenderSelect } from './gender-select.tsx'
import { RelationshipSelect } from './relationship-select.tsx'

interface Props {
  user: ReturnType<typeof viewUser>
  result: SubmissionResult | undefined
}

export function DetailsForm({ user, result }: Props) {
  const t = useTexts(texts)
  const busy = useNavigation().formData?.get('intent') === 'details'
  const [form, fields] = useForm<Record<'firstName' | 'gender' | 'birthDate' | 'relationshipStatus', string>>({
    id: 'informations',
    lastResult: result,
    defaultValue: {
      firstName: user.firstName,
      gender: user.gender,
      relationshipStatus: String(user.relationshipStatus ?? NOT_SAID),
    },
  })
  return (
    <CheckedForm method="post" {...formProps(form)} className={styles.form}>
      <FormErrors errors={form.errors} />
      <FirstNameField {...fieldProps(fields.firstName)} label={t('firstName')} required maxLength={FIRST_NAME_MAX} />
      <GenderSelect field={fields.gender} />
      <RelationshipSelect field={fields.relationshipStatus} />
      {user.birthDate ? (
        <p className={styles.conditions}>{t('birthDateFixed')}</p>
      ) : (
        <AdultBirthDate field={fields.birthDate} hint={t('birthDateOnce')} />
      )}
      <div className={styles.actions}>
        <Button type="submit" name="intent" value="details" busy={busy}>
          {t('save')}
        </Button>
      </div>
    </CheckedForm>
  )
}
