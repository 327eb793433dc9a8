import { Field } from '../../../../ui/field/field.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../texts.ts'
import styles from './second-factor.module.css'

/** Asks for a code beside an act that needs a fresh one, unless one was given within the last minutes. */
export function FreshCode({ id, fresh, error }: { id: string; fresh: boolean; error: string | undefined }) {
  const t = useTexts(texts)
  if (fresh) return null
  return (
    <Field
      id={id}
      name="code"
      label={t('freshCode')}
      hint={t('codeHint')}
      error={error}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
      required
      className={styles.code}
    />
  )
}
