import { inDayAndHour } from '../../../../platform/i18n/french.ts'
import { Card } from '../../../../ui/card/card.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { ThisDevice } from '../../../people/push/components/this-device.tsx'
import type { PushOfferView } from '../../../people/push/read-push.server.ts'
import { texts } from '../texts.ts'

interface WaitingNoticeProps {
  name: string
  until: Date
  push: PushOfferView | null
}

/** Confirms the alert, shows when it expires, and offers a notification too. */
export function WaitingNotice({ name, until, push }: WaitingNoticeProps) {
  const t = useTexts(texts)
  return (
    <>
      <Notice tone="good">{t('waiting', { name, until: inDayAndHour(until) })}</Notice>
      {push ? (
        <Card>
          <ThisDevice offer={push} kind="psychicFree" />
        </Card>
      ) : null}
    </>
  )
}
