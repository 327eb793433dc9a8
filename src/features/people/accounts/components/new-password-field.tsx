import type { FieldMetadata } from '@conform-to/react'
import { PasswordField } from '../../../../ui/field/password-field.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { fieldProps } from '../../../house/forms/form.ts'
import { PASSWORD_MAX, PASSWORD_MIN } from '../../../house/users/rules.ts'
import { texts } from '../texts.ts'

/** A field for a new password, with its requirements. */
export function NewPasswordField({ field, label }: { field: FieldMetadata<string>; label: string }) {
  const t = useTexts(texts)
  return (
    <PasswordField
      {...fieldProps(field)}
      label={label}
      hint={t('passwordHint', { min: PASSWORD_MIN })}
      autoComplete="new-password"
      required
      minLength={PASSWORD_MIN}
      maxLength={PASSWORD_MAX}
    />
  )
}
