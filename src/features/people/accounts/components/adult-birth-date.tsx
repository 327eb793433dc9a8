import type { FieldMetadata } from '@conform-to/react'
import { dayInParis } from '../../../../platform/time/days.ts'
import { BirthDate } from '../../../../ui/birth-date/birth-date.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { fieldProps } from '../../../house/forms/form.ts'
import { isAdult } from '../../../house/users/rules.ts'
import { texts } from '../texts.ts'

/** The birth date of an account; being under age is reported together with the form's other errors. */
export function AdultBirthDate({ field, ...rest }: { field: FieldMetadata<string>; hint: string; required?: boolean }) {
  const t = useTexts(texts)
  return (
    <BirthDate
      {...fieldProps(field)}
      {...rest}
      label={t('birthDate')}
      refuse={(day) => (isAdult(day, dayInParis(new Date())) ? undefined : t('adultsOnly'))}
    />
  )
}
