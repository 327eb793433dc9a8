import type { FieldMetadata } from '@conform-to/react'
import { Select } from '../../../../ui/field/select.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { fieldProps } from '../../../house/forms/form.ts'
import { genders } from '../../../house/users/rules.ts'
import { genderLabels, texts } from '../texts.ts'

export function GenderSelect({ field }: { field: FieldMetadata<string> }) {
  const t = useTexts(texts)
  const props = fieldProps(field)
  return (
    <Select
      {...props}
      defaultValue={props.defaultValue ?? 'unknown'}
      label={t('gender')}
      hint={t('genderHint')}
      autoComplete="sex"
      options={genders.map((gender) => ({ value: gender, label: t(genderLabels[gender]) }))}
    />
  )
}
