import type { SubmissionResult } from '@conform-to/react'
import { SIGNS } from '../../../../astrology/names.ts'
import { Select } from '../../../../ui/field/select.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { signTexts } from '../sign-texts.ts'

/** The sign whose letters a reader wants, if they care to say. */
export function SignSelect({ result }: { result: SubmissionResult | undefined }) {
  const t = useTexts(signTexts)
  const typed = result?.initialValue?.sign
  return (
    <Select
      name="sign"
      label={t('sign')}
      hint={t('hint')}
      defaultValue={typeof typed === 'string' ? typed : ''}
      options={[{ value: '', label: t('none') }, ...SIGNS.map((sign) => ({ value: sign as string, label: t(sign) }))]}
    />
  )
}
