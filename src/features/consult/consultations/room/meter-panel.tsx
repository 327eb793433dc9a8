import { inEuros, inMinutes, onClock } from '../../../../platform/i18n/french.ts'
import { Figure, Figures } from '../../../../ui/figures/figures.tsx'
import { Price } from '../../../../ui/price/price.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { priceOf } from '../../../house/ledger/rules.ts'
import type { ConsultationView } from '../view-consultation.server.ts'
import styles from './room-side.module.css'
import { type RunningMeter, runMeter } from './room-state.ts'
import { texts } from './texts.ts'
import { useElapsed } from './use-room.ts'

const WARNING_SECONDS = 60
/** A live connection is heard every five seconds. */
const UNHEARD_SECONDS = 8

export interface ShownMeter extends RunningMeter {
  /** Cents; null for the psychic. */
  cents: number | null
  counting: boolean
  /** Whether the client's credit is nearly used up. */
  ending: boolean
  /** Seconds since the client was last heard, if messages written now may never reach them. */
  unheard: number | null
}

/** The current display of a room's meter; null before there is one. */
export function useMeter({ meter, side, pricePerMinute }: ConsultationView, shownAt: number): ShownMeter | null {
  const elapsed = useElapsed(shownAt, meter?.counting ?? false)
  if (!meter) return null
  const running = runMeter(meter, elapsed)
  const { counting, unheardSeconds } = meter
  return {
    ...running,
    counting,
    cents: side === 'client' ? priceOf(Math.max(0, running.seconds - meter.freeSeconds), pricePerMinute) : null,
    ending: counting && running.secondsLeft !== null && running.secondsLeft <= WARNING_SECONDS,
    unheard: side === 'psychic' && counting && unheardSeconds >= UNHEARD_SECONDS ? unheardSeconds : null,
  }
}

/** One line for small screens: the cost so far and the time left. */
export function MeterBrief({ meter }: { meter: ShownMeter }) {
  const t = useTexts(texts)
  const { cents, secondsLeft, seconds } = meter
  const isClients = cents !== null && secondsLeft !== null
  return (
    <>
      {isClients ? `${inEuros(cents)} · ` : ''}
      <span className={styles.word}>{t(isClients ? 'briefLeft' : 'briefCounted')} </span>
      {onClock(isClients ? secondsLeft : seconds)}
    </>
  )
}

/** The metered time, the cost and what is left. */
export function MeterFigures({ meter, pricePerMinute }: { meter: ShownMeter; pricePerMinute: number }) {
  const t = useTexts(texts)
  const { seconds, cents, freeSecondsLeft, secondsLeft } = meter
  const isAllFree = freeSecondsLeft > 0 && freeSecondsLeft === secondsLeft
  return (
    <Figures small>
      <Figure label={t('counted')}>{inMinutes(seconds)}</Figure>
      {cents === null ? null : <Figure label={t('cost')}>{inEuros(cents)}</Figure>}
      {secondsLeft === null ? null : (
        <Figure
          label={t(isAllFree ? 'freeLeft' : 'timeLeft')}
          note={freeSecondsLeft > 0 && !isAllFree ? t('freeWithin', { time: inMinutes(freeSecondsLeft) }) : undefined}
        >
          {inMinutes(secondsLeft)}
        </Figure>
      )}
      <Figure label={t('price')}>
        <Price centsPerMinute={pricePerMinute} />
      </Figure>
    </Figures>
  )
}

/** The meter's state, as a text key. */
export function meterState({ meter, side, status }: ConsultationView) {
  const pauseReason = meter?.pauseReason
  if (pauseReason === 'drop') return 'meterDrop' as const
  if (pauseReason === 'silence') return `meterSilence.${side}` as const
  if (pauseReason === 'absence') return `meterAbsence.${side}` as const
  return status === 'accepted' ? ('meterWaiting' as const) : ('meterRunning' as const)
}
