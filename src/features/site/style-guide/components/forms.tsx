import { BirthDate } from '../../../../ui/birth-date/birth-date.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { CheckedForm } from '../../../../ui/error-summary/checked-form.tsx'
import { ErrorSummary } from '../../../../ui/error-summary/error-summary.tsx'
import { Checkbox } from '../../../../ui/field/checkbox.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { PasswordField } from '../../../../ui/field/password-field.tsx'
import { Select } from '../../../../ui/field/select.tsx'
import { TextArea } from '../../../../ui/field/text-area.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { PhoneField } from '../../../../ui/phone-field/phone-field.tsx'
import { useToast } from '../../../../ui/toast/toast.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { EmailField } from '../../../house/suggestions/components/email-field.tsx'
import { CityField, SuggestedField } from '../../../house/suggestions/components/suggested-field.tsx'
import { texts } from '../texts.ts'
import { Specimen } from './specimen.tsx'

export function Forms() {
  const t = useTexts(texts)
  const jobs = [
    { value: '', label: t('jobFirst') },
    { value: '3', label: t('jobSecond') },
  ]
  return (
    <Section title={t('forms')} id="formulaires">
      <Specimen title={t('fields')} source="field">
        <div className="guide-grid">
          <Field label={t('firstName')} name="firstName" hint={t('firstNameHint')} autoComplete="given-name" />
          <Field label={t('hover')} name="hovered" defaultValue="Camille" data-state="hover" />
          <Field label={t('focus')} name="focused" defaultValue="Camille" data-state="focus" />
          <Field
            label={t('email')}
            name="email"
            type="email"
            defaultValue="camille@"
            error={t('emailError')}
            autoComplete="email"
          />
          <PasswordField label={t('password')} name="password" autoComplete="new-password" />
          <Field label={t('locked')} name="locked" defaultValue="17/04/1988" disabled />
          <Select label={t('job')} name="job" options={jobs} />
          <Select label={t('job')} id="job-refused" name="jobRefused" options={jobs} error={t('jobError')} />
          <TextArea label={t('question')} name="question" />
          <TextArea label={t('long')} id="question-long" name="questionLong" defaultValue={t('longText')} />
          <Field label={t('longText')} name="longLabel" hint={t('longText')} error={t('longText')} />
          <div>
            <Checkbox name="agreed" label={t('agree')} defaultChecked />
            <Checkbox name="refused" label={t('agree')} error={t('agreeError')} />
            <Checkbox name="lockedBox" label={t('agree')} disabled />
          </div>
        </div>
      </Specimen>
      <Specimen title={t('birthDate')} source="birth-date, phone-field">
        <div className="guide-grid">
          <BirthDate label={t('birthDate')} name="birthDate" hint={t('birthDateHint')} defaultValue="1988-04-17" />
          <PhoneField label={t('phone')} name="phone" hint={t('phoneHint')} />
          <PhoneField label={t('phone')} name="phoneRefused" defaultValue="06 12 34" error={t('phoneError')} />
        </div>
      </Specimen>
      <Specimen title={t('suggested')} source="resources/components">
        <div className="guide-grid">
          <SuggestedField label={t('firstName')} name="suggestedName" source="first-names" autoComplete="off" />
          <EmailField label={t('email')} name="suggestedEmail" hint={t('emailHint')} autoComplete="off" />
          <CityField label={t('city')} name="suggestedCity" hint={t('cityHint')} />
          <CityField label={t('city')} name="refusedCity" defaultValue="Lyonn" error={t('cityError')} />
        </div>
      </Specimen>
      <Specimen title={t('checkedForm')} source="error-summary">
        <div className="guide-grid">
          <Tried />
          <ErrorSummary
            faults={[
              { id: 'email', message: t('emailError') },
              { id: 'refused', message: t('agreeError') },
            ]}
          />
        </div>
      </Specimen>
    </Section>
  )
}

/** Demonstration only: nothing is submitted. */
function Tried() {
  const t = useTexts(texts)
  const toast = useToast()
  return (
    <CheckedForm
      className="guide-prose"
      aria-label={t('checkedForm')}
      onSubmit={(event) => {
        event.preventDefault()
        toast({ tone: 'good', text: t('sent') })
      }}
    >
      <Field label={t('firstName')} name="triedName" required />
      <Field label={t('email')} name="triedEmail" type="email" required />
      <BirthDate label={t('birthDate')} name="triedBirth" required />
      <Checkbox name="triedAgree" label={t('agree')} required />
      <div>
        <Button type="submit">{t('send')}</Button>
      </div>
    </CheckedForm>
  )
}
