import { Link } from 'react-router'
import { inDay } from '../../../../platform/i18n/french.ts'
import { dayInParis } from '../../../../platform/time/days.ts'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { fields } from '../../almanac/dates.ts'
import type { Rendezvous } from '../read-transits.server.ts'
import { texts } from '../texts.ts'
import { useTouchName } from './touch-name.ts'
import styles from './transits.module.css'

/** The exact days of slow planets in the year to come, each a way to its sky. */
export function Ahead({ here, ahead }: { here: string; ahead: readonly Rendezvous[] }) {
  const t = useTexts(texts)
  const nameOf = useTouchName()
  return (
    <Section title={t('ahead')}>
      <p>{t(ahead.length === 0 ? 'aheadNone' : 'aheadLead')}</p>
      <ol className={styles.ahead}>
        {ahead.map((one) => {
          const at = new Date(one.at)
          return (
            <li key={`${one.at} ${one.from} ${one.to}`}>
              <Link to={`${here}?${fields.day}=${dayInParis(at)}`}>
                {t('aheadItem', { day: inDay(at), name: nameOf(one) })}
              </Link>
            </li>
          )
        })}
      </ol>
    </Section>
  )
}
