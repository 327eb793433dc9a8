import { inEuros, inMinutes } from '../../../platform/i18n/french.ts'
import { Figure, Figures } from '../../../ui/figures/figures.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Price } from '../../../ui/price/price.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { priceOf } from '../../wallet/rules.ts'
import { texts } from '../texts.ts'
import type { ConsultationView } from '../view-consultation.server.ts'
import styles from './meter-panel.module.css'
import { runMeter } from './room-state.ts'
import { useElapsed } from './use-room.ts'

const WARNING_SECONDS = 60
/** A living line is heard every five seconds. */
const UNHEARD_SECONDS = 8

interface MeterPanelProps {
  consultation: ConsultationView
  shownAt: number
}

/** Running time, cost and what is left: always in sight, said aloud only when something changes. */
export function MeterPanel({ consultation, shownAt }: MeterPanelProps) {
  const t = useTexts(texts)
  const { meter, side, pricePerMinute } = consultation
  const name = side === 'client' ? consultation.psychic.name : consultation.client.firstName
  const elapsed = useElapsed(shownAt, meter?.counting ?? false)
  if (!meter) return null
  const running = runMeter(meter, elapsed)
  const cents = priceOf(Math.max(0, running.seconds - meter.freeSeconds), pricePerMinute)
  const ending = meter.counting && running.secondsLeft !== null && running.secondsLeft <= WARNING_SECONDS
  return (
    <div className={styles.panel}>
      <p className={styles.state}>
        <span role="status">{t(stateOf(meter, consultation), { name })}</span> <Price centsPerMinute={pricePerMinute} />
      </p>
      <Figures small>
        <Figure label={t('counted')}>{inMinutes(running.seconds)}</Figure>
        {side === 'client' ? (
          <>
            <Figure label={t('cost')}>{inEuros(cents)}</Figure>
            {running.freeSecondsLeft > 0 ? (
              <Figure label={t('freeLeft')}>{inMinutes(running.freeSecondsLeft)}</Figure>
            ) : null}
            {running.secondsLeft !== null ? (
              <Figure label={t('timeLeft')}>{inMinutes(running.secondsLeft)}</Figure>
            ) : null}
          </>
        ) : null}
      </Figures>
      {side === 'psychic' && meter.counting && meter.unheardSeconds >= UNHEARD_SECONDS ? (
        <Notice>{t('unheard', { name, seconds: meter.unheardSeconds })}</Notice>
      ) : null}
      {ending ? <Notice tone="bad">{t('warning')}</Notice> : null}
    </div>
  )
}

function stateOf({ pauseReason }: NonNullable<ConsultationView['meter']>, { side, status }: ConsultationView) {
  if (pauseReason === 'drop') return 'meterDrop' as const
  if (pauseReason === 'silence') return `meterSilence.${side}` as const
  if (pauseReason === 'absence') return `meterAbsence.${side}` as const
  return status === 'accepted' ? ('meterWaiting' as const) : ('meterRunning' as const)
}
