import { href, useNavigation } from 'react-router'
import { perMinute } from '../../../../platform/i18n/french.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { CheckedForm } from '../../../../ui/error-summary/checked-form.tsx'
import { Checkbox } from '../../../../ui/field/checkbox.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { TextArea } from '../../../../ui/field/text-area.tsx'
import { OnwardLink } from '../../../../ui/link/link.tsx'
import { RefusalNotice } from '../../../../ui/notice/refusal-notice.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { TEXT_MAX, VARIABLES } from '../../../consult/canned-answers/rules.ts'
import { platforms } from '../../../consult/psychics/rules.ts'
import accounts from '../../../house/forms/forms.module.css'
import type { ShownRefusal } from '../../../house/visit/page-door.server.ts'
import { LIMITS } from '../../recruitment/rules.ts'
import { FIELDS, type Values } from '../rules.ts'
import { texts } from '../texts.ts'

interface ProfileFormProps {
  /** What the fields show: what waits, or else the profile. */
  values: Values
  highestPrice: number
  refusal: ShownRefusal | null
}

/** All that a psychic may propose to change. */
export function ProfileForm({ values, highestPrice, refusal }: ProfileFormProps) {
  const t = useTexts(texts)
  const busy = useNavigation().state !== 'idle'
  const isShown = FIELDS.some((field) => field === refusal?.field)
  const errorAt = (field: string) => (refusal?.field === field ? refusal.message : undefined)
  const texted = (field: keyof typeof LIMITS, rows: number, hint?: string) => (
    <TextArea
      name={field}
      label={t(`field.${field}`)}
      hint={hint}
      rows={rows}
      maxLength={LIMITS[field]}
      defaultValue={values[field]}
      error={errorAt(field)}
      spellCheck
      lang="fr"
      required
    />
  )
  return (
    <CheckedForm key={JSON.stringify(values)} method="post" className={classNames(accounts.form, 'profile-form')}>
      <RefusalNotice refusal={refusal && !isShown ? { ...refusal, field: null } : null} />
      {texted('headline', 2)}
      {texted('presentation', 8, t('presentationHint'))}
      {texted('method', 4)}
      <Field
        name="specialities"
        label={t('field.specialities')}
        hint={t('specialitiesHint')}
        maxLength={400}
        defaultValue={values.specialities}
        error={errorAt('specialities')}
        required
      />
      <fieldset className="profile-channels">
        <legend>{t('field.channels')}</legend>
        {platforms.map((channel, place) => (
          <Checkbox
            key={channel}
            name="channels"
            value={channel}
            label={t(`channel.${channel}`)}
            defaultChecked={values.channels.split(',').includes(channel)}
            error={place === 0 ? errorAt('channels') : undefined}
          />
        ))}
      </fieldset>
      <Field
        name="price"
        label={t('field.price')}
        hint={t('priceHint', { most: perMinute(highestPrice) })}
        inputMode="decimal"
        maxLength={12}
        defaultValue={values.price}
        error={errorAt('price')}
        required
      />
      <TextArea
        id="greeting"
        name="greeting"
        label={t('field.greeting')}
        hint={t('greetingHint', { names: VARIABLES.map((name) => `{${name}}`).join(', ') })}
        rows={3}
        maxLength={TEXT_MAX}
        defaultValue={values.greeting}
        error={errorAt('greeting')}
        spellCheck
        lang="fr"
      />
      <p>
        <OnwardLink to={href('/espace-voyant/reponses')}>{t('greetingSwitch')}</OnwardLink>
      </p>
      <div className={accounts.actions}>
        <Button type="submit" busy={busy}>
          {t('send')}
        </Button>
      </div>
    </CheckedForm>
  )
}
