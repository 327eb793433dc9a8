import { NavLink } from 'react-router'
import type { Sign } from '../../../astrology/names.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { periodAddress, signAddress } from '../addresses.ts'
import { PERIODS } from '../periods.ts'
import { texts } from '../texts.ts'
import styles from './period-nav.module.css'

/** The five spans, of one sign or of all. */
export function PeriodNav({ sign }: { sign?: Sign }) {
  const t = useTexts(texts)
  return (
    <nav aria-label={t('choosePeriod')} className={styles.nav}>
      {PERIODS.map((period) => (
        <NavLink key={period} to={sign ? signAddress(period, sign) : periodAddress(period)} end className={styles.link}>
          {t(`tab.${period}`)}
        </NavLink>
      ))}
    </nav>
  )
}
