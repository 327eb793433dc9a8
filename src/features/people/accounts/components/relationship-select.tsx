import type { FieldMetadata } from '@conform-to/react'
import { Select } from '../../../../ui/field/select.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { fieldProps } from '../../../house/forms/form.ts'
import { NOT_SAID, relationships } from '../../../house/users/rules.ts'
import { relationshipLabels, texts } from '../texts.ts'

export function RelationshipSelect({ field }: { field: FieldMetadata<string> }) {
  const t = useTexts(texts)
  return (
    <Select
      {...fieldProps(field)}
      label={t('relationship')}
      hint={t('relationshipHint')}
      options={[
        { value: NOT_SAID, label: t('genderUnknown') },
        ...relationships.map((status) => ({ value: status, label: t(relationshipLabels[status]) })),
      ]}
    />
  )
}
