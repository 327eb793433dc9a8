import { href } from 'react-router'
import { inMinutes } from '../../../../platform/i18n/french.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { roomAddress } from '../../rooms/addresses.ts'
import { inRoom } from '../../rooms/rules.ts'
import type { ConsultationView } from '../view-consultation.server.ts'
import { ExpectedNotice } from './expected-notice.tsx'
import { MeterNotices } from './meter-notices.tsx'
import { MeterFigures, meterState, useMeter } from './meter-panel.tsx'
import { otherOf } from './room-state.ts'
import { texts } from './texts.ts'

/** The new state of the request or room, with a link to it; without a consultation, a link to sign in. */
export function PaneNews({ id, consultation }: { id: number; consultation: ConsultationView | null }) {
  const t = useTexts(texts)
  if (consultation?.status === 'requested') {
    return <p role="status">{t('waitingLead', { time: inMinutes(consultation.answerWithin ?? 0) })}</p>
  }
  // Without a fragment: within the same page that would only scroll, and load nothing.
  const around = consultation?.side === 'psychic' ? href('/espace-voyant') : roomAddress(id)
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

/** The meter's state when the frame was loaded. */
export function PaneMeter({ consultation }: { consultation: ConsultationView }) {
  const t = useTexts(texts)
  const meter = useMeter(consultation, 0)
  const within = consultation.meter?.speakWithin ?? null
  const name = otherOf(consultation)
  const time = inMinutes(within ?? 0)
  return (
    <>
      <p role="status">
        <b>{t(meterState(consultation), { name })}</b>
      </p>
      {meter ? <MeterFigures meter={meter} pricePerMinute={consultation.pricePerMinute} /> : null}
      {meter ? <MeterNotices meter={meter} name={name} /> : null}
      <ExpectedNotice consultation={consultation} />
      {within === null ? null : (
        <p>{t(consultation.status === 'accepted' ? 'speakFirst' : 'speakAgain', { name, time })}</p>
      )}
    </>
  )
}

/** A plain form by which a client ends the pause for their payment. */
export function GoOn() {
  const t = useTexts(texts)
  return (
    <form method="post">
      <Button type="submit" name="intent" value="here" variant="secondary">
        {t('goOn')}
      </Button>
    </form>
  )
}

/** A plain form to answer it. */
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
