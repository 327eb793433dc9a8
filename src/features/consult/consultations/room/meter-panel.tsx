import { inEuros, inMinutes, onClock } from '../../../../platform/i18n/french.ts'
import { Figure, Figures } from '../../../../ui/figures/figures.tsx'
import { Price } from '../../../../ui/price/price.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { priceOf } from '../../../house/ledger/rules.ts'
import type { Period } from '../../../people/budget/rules.ts'
import { gainSoFar, type Reach } from '../../rooms/rules.ts'
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
  /** The psychic's share in cents; null for the client. */
  gain: number | null
  counting: boolean
  /** What will end the room within a minute; null before. */
  ending: Reach | null
  /** What the client's caps leave, in cents; null without a cap. */
  cap: { left: number; period: Period } | null
  /** Seconds since the client was last heard, if messages written now may never reach them. */
  unheard: number | null
}

/** The current display of a room's meter; null before there is one. */
export function useMeter({ meter, side, pricePerMinute }: ConsultationView, shownAt: number): ShownMeter | null {
  const elapsed = useElapsed(shownAt, meter?.counting ?? false)
  if (!meter) return null
  const running = runMeter(meter, elapsed)
  const { counting, unheardSeconds, cap } = meter
  const cents = side === 'client' ? priceOf(Math.max(0, running.seconds - meter.freeSeconds), pricePerMinute) : null
  const since = (cents ?? 0) - (meter.cents ?? 0)
  return {
    ...running,
    counting,
    cents,
    gain:
      meter.share && gainSoFar({ ...readingOf(meter, meter.share), meteredMs: running.seconds * 1000, pricePerMinute }),
    ending: counting && running.secondsLeft !== null && running.secondsLeft <= WARNING_SECONDS ? meter.endsBy : null,
    cap: cap && { ...cap, left: Math.max(0, cap.left - since) },
    unheard: side === 'psychic' && counting && unheardSeconds >= UNHEARD_SECONDS ? unheardSeconds : null,
  }
}

const readingOf = (
  { freeSeconds }: { freeSeconds: number },
  { percent, vatPercent }: { percent: number; vatPercent: number },
) => ({ freeSeconds, vatPercent, psychicSharePercent: percent })

/** One line for small screens: the cost so far and the time left. */
export function MeterBrief({ meter }: { meter: ShownMeter }) {
  const t = useTexts(texts)
  const { cents, gain, secondsLeft, seconds } = meter
  const isClients = cents !== null && secondsLeft !== null
  return (
    <>
      {isClients ? `${inEuros(cents)} · ` : ''}
      {gain === null ? '' : `${inEuros(gain)} · `}
      <span className={styles.word}>{t(isClients ? 'briefLeft' : 'briefCounted')} </span>
      {onClock(isClients ? secondsLeft : seconds)}
    </>
  )
}

/** The metered time, the cost and what is left. */
export function MeterFigures({ meter, pricePerMinute }: { meter: ShownMeter; pricePerMinute: number }) {
  const t = useTexts(texts)
  const { seconds, cents, gain, freeSecondsLeft, secondsLeft } = meter
  const isAllFree = freeSecondsLeft > 0 && freeSecondsLeft === secondsLeft
  return (
    <Figures small>
      <Figure label={t('counted')}>{inMinutes(seconds)}</Figure>
      {cents === null ? null : <Figure label={t('cost')}>{inEuros(cents)}</Figure>}
      {gain === null ? null : <Figure label={t('gain')}>{inEuros(gain)}</Figure>}
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
      {meter.cap === null ? null : <Figure label={t(`capLeft.${meter.cap.period}`)}>{inEuros(meter.cap.left)}</Figure>}
    </Figures>
  )
}

/** The meter's state, as a text key. */
export function meterState({ meter, side, status, channel }: ConsultationView) {
  const pauseReason = meter?.pauseReason
  if (pauseReason === 'drop') return 'meterDrop' as const
  if (pauseReason === 'silence') return `meterSilence.${side}` as const
  if (pauseReason === 'absence') return `meterAbsence.${side}` as const
  if (pauseReason === 'payment') return `meterPayment.${side}` as const
  if (pauseReason === 'sound') return 'meterSound' as const
  if (pauseReason === 'unheard') return 'meterUnheard' as const
  if (pauseReason === 'held') return 'meterHeld' as const
  if (status !== 'accepted') return 'meterRunning' as const
  return channel !== 'chat' ? ('meterConnecting' as const) : ('meterWaiting' as const)
}
