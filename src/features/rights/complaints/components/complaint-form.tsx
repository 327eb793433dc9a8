import { useForm } from '@conform-to/react'
import { useNavigation } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { CheckedForm } from '../../../../ui/error-summary/checked-form.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { TextArea } from '../../../../ui/field/text-area.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { ChallengeField } from '../../../house/challenges/components/challenge-field.tsx'
import { FormErrors } from '../../../house/forms/components/form-errors.tsx'
import { WriterFields, type WriterFormProps } from '../../../house/forms/components/writer-fields.tsx'
import { fieldProps, formProps } from '../../../house/forms/form.ts'
import accounts from '../../../house/forms/forms.module.css'
import { ABOUT_MAX, NAME_MAX, TEXT_MAX, TEXT_MIN } from '../rules.ts'
import { texts } from '../texts.ts'

export function ComplaintForm({ result, known }: WriterFormProps) {
  const t = useTexts(texts)
  const busy = useNavigation().state !== 'idle'
  const [form, fields] = useForm<Record<'name' | 'emailAddress' | 'about' | 'text', string>>({
    id: 'reclamation',
    lastResult: result,
    defaultValue: known,
  })
  return (
    <CheckedForm method="post" {...formProps(form)} className={accounts.form}>
      <FormErrors errors={form.errors} />
      <WriterFields fields={fields} labels={{ name: t('name'), email: t('email') }} nameMax={NAME_MAX} />
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
