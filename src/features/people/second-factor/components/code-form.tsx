import { Button } from '../../../../ui/button/button.tsx'
import { CheckedForm } from '../../../../ui/error-summary/checked-form.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../texts.ts'
import { CodeField } from './code-field.tsx'
import styles from './second-factor.module.css'

interface Props {
  step: 'give' | 'again' | 'enrol'
  error: string | undefined
  busy: boolean
}

const buttons = { give: 'enter', again: 'confirm', enrol: 'enrol' } as const

export function CodeForm({ step, error, busy }: Props) {
  const t = useTexts(texts)
  const enrols = step === 'enrol'
  return (
    <CheckedForm method="post" className={styles.form} refused={error ? [{ id: 'code', message: error }] : []}>
      <CodeField label={t(enrols ? 'enrolCode' : 'code')} hint={enrols ? undefined : t('codeHint')} error={error} />
      <div>
        <Button type="submit" name="intent" value={enrols ? 'enrol' : 'give'} busy={busy}>
          {t(buttons[step])}
        </Button>
      </div>
    </CheckedForm>
  )
}
