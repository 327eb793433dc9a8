import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../texts.ts'
import { CodeField } from './code-field.tsx'

/** Asks for a code beside an act that needs a fresh one, unless one was given within the last minutes. */
export function FreshCode({ id, fresh, error }: { id: string; fresh: boolean; error: string | undefined }) {
  const t = useTexts(texts)
  if (fresh) return null
  return <CodeField id={id} label={t('freshCode')} hint={t('codeHint')} error={error} />
}
