import { Form, href, Link, useLocation } from 'react-router'
import { inHour, onClock } from '../../../../platform/i18n/french.ts'
import { type OpenConsultation, useShell } from '../../../../ui/shell-data.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import { roomAddress } from '../../rooms/addresses.ts'
import styles from '../../rooms/strip.module.css'
import { stripTexts } from '../strip-texts.ts'
import { useHour } from './use-hour.ts'
import { useOpen } from './use-open.ts'
import { useRequestAlert } from './use-request-alert.ts'

const WORKSPACE = href('/espace-voyant')

interface OpenStripProps {
  rendered: OpenConsultation | null
  isPsychic: boolean
}

/**
 * A strip above every page except the room: the waiting request or running consultation, the meter, and a link to it;
 * or the appointment whose hour it is.
 */
export default function OpenStrip({ rendered, isPsychic }: OpenStripProps) {
  const t = useTexts(stripTexts)
  const { pathname } = useLocation()
  const isThere = pathname === (isPsychic ? WORKSPACE : rendered && roomAddress(rendered.id))
  const { open, missed, left, forget } = useOpen(rendered, !isThere && (isPsychic || rendered !== null))
  const isAsked = !isThere && open?.side === 'psychic' && open.status === 'requested'
  useRequestAlert(isAsked ? t('psychic.requested', { name: open.name }) : null)
  const told = missed
    ? `${t(missed.reason === 'withdrawn' ? 'withdrawn' : 'missed', { name: missed.name, hour: inHour(missed.at) })} ${missed.isOffline ? t('missedOffline') : ''}`
    : ''
  const due = useHour(useShell()?.appointment ?? null)
  const hour = due && pathname !== due.address.split('?')[0] && !isThere && !open && !told ? due : null
  const atHour = hour ? t('hour', { name: hour.name, hour: inHour(hour.startsAt) }) : ''
  const said = isThere ? '' : open ? t(stateOf(open), { name: open.name }) : told || atHour
  return (
    // A live region must exist before its text; while empty, it is not a landmark.
    <section
      className={said ? styles.strip : undefined}
      aria-label={said ? t(hour ? 'hourLabel' : 'label') : undefined}
    >
      <p role={isPsychic ? 'alert' : 'status'}>{said}</p>
      {isAsked ? (
        <Form method="post" action={WORKSPACE}>
          <input type="hidden" name="id" value={open.id} />
          <button type="submit" name="intent" value="accept" className={styles.accept}>
            {t('accept')}
          </button>
        </Form>
      ) : null}
      {open && !isThere ? (
        <Link to={isPsychic ? WORKSPACE : roomAddress(open.id)} className={styles.back}>
          {left === null ? t('back') : t(isAsked ? 'answerWithin' : 'backWithin', { time: onClock(left) })}
        </Link>
      ) : null}
      {hour ? (
        <Link to={hour.address} className={styles.back}>
          {t('go')}
        </Link>
      ) : null}
      {told && said === told ? (
        <>
          {missed?.isOffline ? (
            <Link to={WORKSPACE} className={styles.back}>
              {t('comeBack')}
            </Link>
          ) : null}
          <button type="button" className={styles.back} onClick={forget}>
            {t('close')}
          </button>
        </>
      ) : null}
    </section>
  )
}

function stateOf({ side, status, pauseReason, otherPresent }: OpenConsultation) {
  if (status !== 'paused') return `${side}.${status}` as const
  if (pauseReason === 'drop' && !otherPresent) return `${side}.gone` as const
  return `${side}.${pauseReason ?? 'drop'}` as const
}
