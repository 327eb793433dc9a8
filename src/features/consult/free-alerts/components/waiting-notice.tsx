import { inDayAndHour } from '../../../../platform/i18n/french.ts'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../texts.ts'

/** Confirms the alert and shows when it expires. */
export function WaitingNotice({ name, until }: { name: string; until: Date }) {
  const t = useTexts(texts)
  return <Notice tone="good">{t('waiting', { name, until: inDayAndHour(until) })}</Notice>
}
