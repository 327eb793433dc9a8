import { Select } from '../../../../ui/field/select.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { reasonKinds } from '../rules.ts'
import { texts } from '../texts.ts'

interface KindSelectProps {
  id: string
  error?: string | undefined
  defaultValue?: string | undefined
}

/** The kind of reason for not showing a text; nothing is preselected. */
export function KindSelect(props: KindSelectProps) {
  const t = useTexts(texts)
  const options = reasonKinds.map((kind) => ({ value: kind as string, label: t(`kind.${kind}`) }))
  return (
    <Select
      {...props}
      name="kind"
      label={t('refuseKind')}
      options={[{ value: '', label: t('chooseKind') }, ...options]}
      required
    />
  )
}
