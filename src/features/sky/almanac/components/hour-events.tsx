import { signOfLongitude } from '../../../../astrology/angles.ts'
import { inDayOfYear, inHour } from '../../../../platform/i18n/french.ts'
import { dayInParis } from '../../../../platform/time/days.ts'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts as skyTexts } from '../../sky/texts.ts'
import { texts } from '../hours-texts.ts'
import type { HourEvent } from '../sky-hours.server.ts'

/** What happens on a day, with its minute in Paris. */
export function HourEvents({ day, events }: { day: string; events: readonly HourEvent[] }) {
  const t = useTexts(texts)
  const sky = useTexts(skyTexts)
  const said = (event: HourEvent): string => {
    switch (event.kind) {
      case 'aspect':
        return t('event.aspect', { from: sky(event.from), to: sky(event.to), aspect: sky(event.type) })
      case 'ingress':
        return t(event.retrograde ? 'event.ingressBack' : 'event.ingress', {
          body: sky(event.body),
          sign: sky(event.sign),
        })
      case 'station':
        return t(`event.${event.turns}`, { body: sky(event.body) })
      case 'lunation':
        return t('event.lunation', { phase: sky(event.phase), sign: sky(signOfLongitude(event.longitude)) })
      case 'void': {
        const until = new Date(event.until)
        const time = inHour(until)
        if (dayInParis(until) === day) return t('event.void', { time })
        return t('event.voidLater', { day: inDayOfYear(until), time })
      }
    }
  }
  return (
    <Section title={t('eventsTitle')}>
      {events.length === 0 ? (
        <p>{t('eventsNone')}</p>
      ) : (
        <ol>
          {events.map((event) => (
            <li key={`${event.at} ${said(event)}`}>
              {t('event', { time: inHour(new Date(event.at)), what: said(event) })}
            </li>
          ))}
        </ol>
      )}
    </Section>
  )
}
