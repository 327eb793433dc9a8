import { inDayOfYear } from '../../../../platform/i18n/french.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import type { ComingDay, Hours } from '../coming-week.server.ts'
import { DAY_END, type Span } from '../rules.ts'
import { texts } from '../texts.ts'
import styles from './coming-week.module.css'
import { useBack } from './use-back.ts'

/** The seven days that come, in Paris time, with their differences from the usual week. */
export function ComingWeek({ hours }: { hours: Hours }) {
  const t = useTexts(texts)
  const back = useBack(hours.back)
  if (!hours.week) return <p className={styles.note}>{t('unwritten')}</p>
  return (
    <>
      <dl className={styles.week}>
        {hours.week.map((day) => (
          <Day key={day.day} of={day} />
        ))}
      </dl>
      <p className={styles.note}>
        {back ? `${back}. ` : null}
        {t('note')}
      </p>
    </>
  )
}

function Day({ of: { day, weekday, spans, difference } }: { of: ComingDay }) {
  const t = useTexts(texts)
  const said = useSpans()
  return (
    <div className={spans.length === 0 ? styles.dayOff : undefined}>
      <dt>
        {t(`day.${weekday as 1}`)} <span className={styles.date}>{inDayOfYear(`${day}T12:00:00Z`)}</span>
      </dt>
      <dd>
        {spans.length === 0 ? t(difference === 'holiday' ? 'holiday' : 'dayOff') : spans.map(said).join(', ')}
        {difference === 'other' ? <span className={styles.date}> {t('unusual')}</span> : null}
      </dd>
    </div>
  )
}

/** Writes a span as spoken. */
export function useSpans(): (span: Span) => string {
  const t = useTexts(texts)
  const clock = (minutes: number): string => {
    const within = minutes % DAY_END
    if (within === 0) return t('midnight')
    const rest = within % 60
    const values = { hours: String(Math.floor(within / 60)), minutes: String(rest).padStart(2, '0') }
    return t(rest === 0 ? 'hour' : 'hourAndMinutes', values)
  }
  return ({ from, to }) =>
    from === 0 && to === DAY_END
      ? t('allDay')
      : t(to > DAY_END ? 'night' : 'hours', { from: clock(from), to: clock(to) })
}
