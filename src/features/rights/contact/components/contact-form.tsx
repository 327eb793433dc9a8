import { useForm } from '@conform-to/react'
import { href, useNavigation } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { CheckedForm } from '../../../../ui/error-summary/checked-form.tsx'
import { Select } from '../../../../ui/field/select.tsx'
import { TextArea } from '../../../../ui/field/text-area.tsx'
import { LinkedText, useTexts } from '../../../../ui/wording.tsx'
import { ChallengeField } from '../../../house/challenges/components/challenge-field.tsx'
import { FormErrors } from '../../../house/forms/components/form-errors.tsx'
import { WriterFields, type WriterFormProps } from '../../../house/forms/components/writer-fields.tsx'
import { fieldProps, formProps } from '../../../house/forms/form.ts'
import accounts from '../../../house/forms/forms.module.css'
import { LINKS_MAX, NAME_MAX, SUBJECTS, type Subject, TEXT_MAX, TEXT_MIN } from '../rules.ts'
import { texts } from '../texts.ts'

/** `subject` is chosen at first: a page may lead here with it. */
export function ContactForm({ result, known, subject }: WriterFormProps & { subject?: Subject | undefined }) {
  const t = useTexts(texts)
  const busy = useNavigation().state !== 'idle'
  const [form, fields] = useForm<Record<'subject' | 'name' | 'emailAddress' | 'message', string>>({
    id: 'contact',
    lastResult: result,
    defaultValue: { ...known, ...(subject ? { subject } : {}) },
  })
  const subjects = SUBJECTS.map((value) => ({ value: value as string, label: t(`subject.${value}`) }))
  return (
    <CheckedForm method="post" {...formProps(form)} className={accounts.form}>
      <FormErrors errors={form.errors} />
      <Select
        {...fieldProps(fields.subject)}
        label={t('subject')}
        options={[{ value: '', label: t('choose') }, ...subjects]}
        required
      />
      <WriterFields
        fields={fields}
        labels={{ name: t('name'), email: t('email'), emailHint: t('emailHint') }}
        nameMax={NAME_MAX}
      />
      <TextArea
        {...fieldProps(fields.message)}
        label={t('message')}
        hint={t('messageHint', { least: TEXT_MIN, most: TEXT_MAX, links: LINKS_MAX })}
        minLength={TEXT_MIN}
        maxLength={TEXT_MAX}
        rows={8}
        required
      />
      <ChallengeField purpose="contact" />
      <p className={accounts.conditions}>
        <LinkedText
          from={texts}
          name="use"
          links={{ data: { href: href('/page/donnees-personnelles'), label: t('useLink') } }}
        />
      </p>
      <div className={accounts.actions}>
        <Button type="submit" busy={busy}>
          {t('send')}
        </Button>
      </div>
    </CheckedForm>
  )
}
