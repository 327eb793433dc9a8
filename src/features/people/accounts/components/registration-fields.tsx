import type { FieldMetadata } from '@conform-to/react'
import { useTexts } from '../../../../ui/wording.tsx'
import { fieldProps } from '../../../house/forms/form.ts'
import { EmailField } from '../../../house/suggestions/components/email-field.tsx'
import { FirstNameField } from '../../../house/suggestions/components/first-name-field.tsx'
import { EMAIL_MAX, FIRST_NAME_MAX } from '../../../house/users/rules.ts'
import { texts } from '../texts.ts'
import { AdultBirthDate } from './adult-birth-date.tsx'
import { GenderSelect } from './gender-select.tsx'
import { NewPasswordField } from './new-password-field.tsx'

type Name = 'firstName' | 'emailAddress' | 'password' | 'birthDate' | 'gender'
export type RegistrationTyped = Record<Name, string> & { consents: string[] }

export function RegistrationFields({ fields }: { fields: Record<Name, FieldMetadata<string>> }) {
  const t = useTexts(texts)
  return (
    <>
      <FirstNameField
        {...fieldProps(fields.firstName)}
        label={t('firstName')}
        hint={t('firstNameHint')}
        required
        maxLength={FIRST_NAME_MAX}
      />
      <EmailField {...fieldProps(fields.emailAddress)} label={t('email')} required maxLength={EMAIL_MAX} />
      <NewPasswordField field={fields.password} label={t('password')} />
      <AdultBirthDate field={fields.birthDate} hint={t('birthDateHint')} required />
      <GenderSelect field={fields.gender} />
    </>
  )
}
