import { inMinutes } from '../../../platform/i18n/french.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { inRoom } from '../rules.ts'
import { texts } from '../texts.ts'
import type { ConsultationView } from '../view-consultation.server.ts'

/** What became of the request or the room, and the way there; without a consultation, the way to sign in. */
export function PaneNews({ id, consultation }: { id: number; consultation: ConsultationView | null }) {
  const t = useTexts(texts)
  if (consultation?.status === 'requested') {
    return <p role="status">{t('waitingLead', { time: inMinutes(consultation.answerWithin ?? 0) })}</p>
  }
  // Without a fragment: from the same page that would be a jump, and load nothing.
  const around = consultation?.side === 'psychic' ? '/espace-voyant' : `/consultations/${id}`
  const open = consultation !== null && inRoom(consultation.status)
  return (
    <Notice>
      <p>{consultation ? t(newsOf(consultation), { name: consultation.psychic.name }) : t('signedOut')}</p>
      <a href={around} target="_top">
        {t(open ? 'enter' : consultation ? 'seeNow' : 'signInAgain')}
      </a>
    </Notice>
  )
}

function newsOf({ status, endReason }: ConsultationView) {
  if (inRoom(status)) return 'newsOpen'
  if (status === 'ended') return endReason === 'care' ? 'newsCare' : 'newsEnded'
  return status === 'cancelled' ? 'newsCancelled' : 'newsUnanswered'
}

/** Answered with a plain form. */
export function AskedQuestion() {
  const t = useTexts(texts)
  return (
    <Notice>
      <p>
        {t('askedTitle')} {t('askedLead')}
      </p>
      <form method="post">
        <Button type="submit" name="intent" value="here">
          {t('here')}
        </Button>
      </form>
    </Notice>
  )
}
