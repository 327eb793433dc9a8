import { Form, href, Link, useLocation } from 'react-router'
import { inHour, onClock } from '../../../../platform/i18n/french.ts'
import type { OpenConsultation } from '../../../../ui/shell-data.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import { roomAddress } from '../../rooms/addresses.ts'
import { stripTexts } from '../strip-texts.ts'
import styles from './open-strip.module.css'
import { useOpen } from './use-open.ts'
import { useRequestAlert } from './use-request-alert.ts'

const WORKSPACE = href('/espace-voyant')

interface OpenStripProps {
  rendered: OpenConsultation | null
  isPsychic: boolean
}

/** Above every page but the room's own: who waits, what the meter does, and the way there. */
export default function OpenStrip({ rendered, isPsychic }: OpenStripProps) {
  const t = useTexts(stripTexts)
  const { pathname } = useLocation()
  const isThere = pathname === (isPsychic ? WORKSPACE : rendered && roomAddress(rendered.id))
  const { open, missed, left, forget } = useOpen(rendered, !isThere && (isPsychic || rendered !== null))
  const isAsked = !isThere && open?.side === 'psychic' && open.status === 'requested'
  useRequestAlert(isAsked ? t('psychic.requested', { name: open.name }) : null)
  const told = missed
    ? `${t('missed', { name: missed.name, hour: inHour(missed.at) })} ${missed.isOffline ? t('missedOffline') : ''}`
    : ''
  const said = isThere ? '' : open ? t(stateOf(open), { name: open.name }) : told
  return (
    // There before anything is said in it, and no part of the page until then.
    <section className={said ? styles.strip : undefined} aria-label={said ? t('label') : undefined}>
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
