import { href, useNavigation } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { CheckedForm } from '../../../../ui/error-summary/checked-form.tsx'
import { Checkbox } from '../../../../ui/field/checkbox.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { Select } from '../../../../ui/field/select.tsx'
import { TextArea } from '../../../../ui/field/text-area.tsx'
import { RefusalNotice } from '../../../../ui/notice/refusal-notice.tsx'
import { LinkedText, useTexts } from '../../../../ui/wording.tsx'
import { genders } from '../../../consult/psychics/rules.ts'
import { capitalised, jobs } from '../../../consult/psychics/trades.ts'
import { ChallengeField } from '../../../house/challenges/components/challenge-field.tsx'
import accounts from '../../../house/forms/forms.module.css'
import { EMAIL_MAX } from '../../../house/users/rules.ts'
import type { ShownRefusal } from '../../../house/visit/page-door.server.ts'
import type { Typed } from '../apply.server.ts'
import { FIRST_YEAR, LIMITS, NAME_MAX, OFFERED } from '../rules.ts'
import { texts } from '../texts.ts'

interface ApplyFormProps {
  sent: { refusal: ShownRefusal | null; typed: Typed | null } | undefined
}

const FIELDS: readonly string[] = [
  'name',
  'emailAddress',
  'gender',
  'jobIds',
  'headline',
  'presentation',
  'method',
  'specialities',
  'practisingSince',
  'offeredChannels',
  'adult',
]

/** An application; what was refused is given back with its error at the field. */
export function ApplyForm({ sent }: ApplyFormProps) {
  const t = useTexts(texts)
  const busy = useNavigation().state !== 'idle'
  const typed = sent?.typed
  const refusal = sent?.refusal ?? null
  const isShown = refusal?.field != null && FIELDS.includes(refusal.field)
  const errorAt = (field: string) => (refusal?.field === field ? refusal.message : undefined)
  const texted = (field: 'headline' | 'presentation' | 'method', rows: number, hint?: string) => (
    <TextArea
      name={field}
      label={t(field)}
      hint={hint}
      rows={rows}
      maxLength={LIMITS[field]}
      defaultValue={typed?.[field]}
      error={errorAt(field)}
      spellCheck
      required
    />
  )
  return (
    <CheckedForm method="post" className={accounts.form}>
      <RefusalNotice refusal={refusal && !isShown ? { ...refusal, field: null } : null} />
      <Field
        name="name"
        label={t('name')}
        hint={t('nameHint')}
        autoComplete="nickname"
        maxLength={NAME_MAX}
        defaultValue={typed?.name}
        error={errorAt('name')}
        required
      />
      <Field
        name="emailAddress"
        type="email"
        label={t('email')}
        hint={t('emailHint')}
        autoComplete="email"
        maxLength={EMAIL_MAX}
        defaultValue={typed?.emailAddress}
        error={errorAt('emailAddress')}
        required
      />
      <Select
        name="gender"
        label={t('gender')}
        options={[
          { value: '', label: t('gender.choose') },
          ...genders.map((value) => ({ value: value as string, label: t(`gender.${value}`) })),
        ]}
        defaultValue={typed?.gender}
        error={errorAt('gender')}
        required
      />
      <fieldset className={accounts.form}>
        <legend>{t('jobs')}</legend>
        {jobs.map(({ id, plural }, place) => (
          <Checkbox
            key={id}
            name="jobIds"
            value={id}
            label={capitalised(plural)}
            defaultChecked={typed?.jobIds.includes(String(id))}
            error={place === 0 ? errorAt('jobIds') : undefined}
          />
        ))}
      </fieldset>
      {texted('headline', 2)}
      {texted('presentation', 6, t('presentationHint'))}
      {texted('method', 4)}
      <Field
        name="specialities"
        label={t('specialities')}
        hint={t('specialitiesHint')}
        maxLength={400}
        defaultValue={typed?.specialities}
        error={errorAt('specialities')}
        required
      />
      <Field
        name="practisingSince"
        type="number"
        inputMode="numeric"
        min={FIRST_YEAR}
        label={t('since')}
        defaultValue={typed?.practisingSince}
        error={errorAt('practisingSince')}
        required
      />
      <fieldset className={accounts.form}>
        <legend>{t('channels')}</legend>
        {OFFERED.map((channel, place) => (
          <Checkbox
            key={channel}
            name="offeredChannels"
            value={channel}
            label={t(`channel.${channel}`)}
            defaultChecked={typed ? typed.offeredChannels.includes(channel) : channel === 'chat'}
            error={place === 0 ? errorAt('offeredChannels') : undefined}
          />
        ))}
      </fieldset>
      <Checkbox name="adult" label={t('adult')} defaultChecked={typed?.adult} error={errorAt('adult')} required />
      <ChallengeField purpose="application" />
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
