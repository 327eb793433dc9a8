import { type SubmissionResult, useForm } from '@conform-to/react'
import { useNavigation } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { CheckedForm } from '../../../../ui/error-summary/checked-form.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { TextArea } from '../../../../ui/field/text-area.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { ChallengeField } from '../../../house/challenges/components/challenge-field.tsx'
import { FormErrors } from '../../../house/forms/components/form-errors.tsx'
import { fieldProps, formProps } from '../../../house/forms/form.ts'
import accounts from '../../../house/forms/forms.module.css'
import { EMAIL_MAX } from '../../../house/users/rules.ts'
import { ABOUT_MAX, NAME_MAX, TEXT_MAX, TEXT_MIN } from '../rules.ts'
import { texts } from '../texts.ts'

interface Props {
  result: SubmissionResult | undefined
  /** Details of a signed-in person. */
  known: { name: string; emailAddress: string } | undefined
}

export function ComplaintForm({ result, known }: Props) {
  const t = useTexts(texts)
  const busy = useNavigation().state === 'submitting'
  const [form, fields] = useForm<Record<'name' | 'emailAddress' | 'about' | 'text', string>>({
    id: 'reclamation',
    lastResult: result,
    defaultValue: known,
  })
  return (
    <CheckedForm method="post" {...formProps(form)} className={accounts.form}>
      <FormErrors errors={form.errors} />
      <Field {...fieldProps(fields.name)} label={t('name')} autoComplete="name" maxLength={NAME_MAX} required />
      <Field
        {...fieldProps(fields.emailAddress)}
        label={t('email')}
        type="email"
        autoComplete="email"
        maxLength={EMAIL_MAX}
        required
      />
      <Field {...fieldProps(fields.about)} label={t('about')} hint={t('aboutHint')} maxLength={ABOUT_MAX} />
      <TextArea
        {...fieldProps(fields.text)}
        label={t('text')}
        hint={t('textHint', { least: TEXT_MIN, most: TEXT_MAX })}
        minLength={TEXT_MIN}
        maxLength={TEXT_MAX}
        rows={8}
        required
      />
      <ChallengeField purpose="complaint" />
      <div className={accounts.actions}>
        <Button type="submit" busy={busy}>
          {t('send')}
        </Button>
      </div>
    </CheckedForm>
  )
}
