import { inDay } from '../../../../platform/i18n/french.ts'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../texts.ts'

/** Tells a person that our mails to them are refused; empty otherwise. */
export function RefusedNotice({ email, since }: { email: string | null; since: Date | null }) {
  const t = useTexts(texts)
  if (!since || !email) return null
  return <Notice tone="bad">{t('refused', { email, day: inDay(since) })}</Notice>
}
