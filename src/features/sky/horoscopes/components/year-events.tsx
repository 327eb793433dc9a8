import type { Sign } from '../../../../astrology/names.ts'
import { inDayAndHour } from '../../../../platform/i18n/french.ts'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts as skyTexts } from '../../sky/texts.ts'
import { houseFrom } from '../solar-house.ts'
import { texts } from '../texts.ts'
import type { YearEvent } from '../year-events.server.ts'
import styles from './year-events.module.css'

/** The year's astrological events with their dates, and the house in which each falls for the sign. */
export function YearEvents({ sign, events }: { sign: Sign; events: readonly YearEvent[] }) {
  const t = useTexts(texts)
  const sky = useTexts(skyTexts)
  const said = (event: YearEvent): string => {
    const house = t(`houseShort.${houseFrom(sign, event.sign)}`)
    if (event.kind === 'aspect') {
      return t('event.aspect', { from: t(`subject.${event.from}`), to: t(`with.${event.to}`), aspect: sky(event.type) })
    }
    if (event.kind === 'eclipse') return t(`event.eclipse.${event.body}`, { house })
    return t(`event.${event.kind}`, { body: t(`subject.${event.body}`), sign: sky(event.sign), house })
  }
  return (
    <Section title={t('yearTitle')}>
      <p>{t('yearLead')}</p>
      <ol className={styles.events}>
        {events.map((event) => (
          <li key={`${event.at} ${event.kind}`}>
            <time dateTime={new Date(event.at).toISOString()}>{inDayAndHour(new Date(event.at))}</time>
            <span>{said(event)}</span>
          </li>
        ))}
      </ol>
    </Section>
  )
}
