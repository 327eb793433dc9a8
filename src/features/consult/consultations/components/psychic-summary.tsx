import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { inEuros, inMinutes } from '../../../../platform/i18n/french.ts'
import { Card } from '../../../../ui/card/card.tsx'
import { Figure, Figures } from '../../../../ui/figures/figures.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { roomAddress } from '../../rooms/addresses.ts'
import type { Stop, Summary } from '../read-summary.server.ts'
import { texts } from '../room/texts.ts'
import styles from './psychic-summary.module.css'

/** After the end: the reason, the billed time, and the psychic's earnings. */
export function PsychicSummary({ summary, children }: { summary: Summary; children?: ReactNode }) {
  const t = useTexts(texts)
  const { clientFirstName: name, endReason, seconds, freeSeconds, earned, pending, held } = summary
  return (
    <Card>
      <Section title={t('summaryTitle', { name })}>
        <p>{t(`ended.psychic.${endReason}` as 'ended.psychic.client', { name })}</p>
        <Figures>
          <Figure
            label={t('counted')}
            note={freeSeconds > 0 ? t('summaryFree', { time: inMinutes(freeSeconds) }) : undefined}
          >
            {inMinutes(seconds)}
          </Figure>
          <Figure label={t('share')} note={seconds > 0 ? t('shareOf', { percent: summary.sharePercent }) : undefined}>
            {inEuros(earned + pending + held)}
          </Figure>
        </Figures>
        {summary.stops.length > 0 ? (
          <p className={styles.note}>
            {t('stops')}{' '}
            {summary.stops
              .map(({ kind, side, count }) =>
                t(`stop.${kind}.${stopSide(kind, side)}` as 'stop.held.both', { count, name }),
              )
              .join(', ')}
            .
          </p>
        ) : null}
        {seconds === 0 ? <p className={styles.note}>{t('shareNone')}</p> : null}
        {summary.waived ? <p className={styles.note}>{t('shareWaived')}</p> : null}
        {pending > 0 ? <p className={styles.note}>{t('sharePending', { amount: inEuros(pending), name })}</p> : null}
        {held > 0 ? <p className={styles.note}>{t('shareHeld')}</p> : null}
        {children}
      </Section>
    </Card>
  )
}

/** Which side lost the connection or fell silent; other pauses concern both. */
const stopSide = (kind: Stop['kind'], side: Stop['side']) =>
  side !== null && (kind === 'dropped' || kind === 'silent') ? side : 'both'

/** A link to the conversation, for pages that don't show it. */
export function ToConversation({ id }: { id: number }) {
  const t = useTexts(texts)
  return (
    <Link className={styles.way} to={roomAddress(id)}>
      {t('toConversation')}
    </Link>
  )
}
