import { Link } from 'react-router'
import { SIGNS, type Sign } from '../../../../astrology/names.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import { SignMedal } from '../../sky/components/sign-medal.tsx'
import { texts as skyTexts } from '../../sky/texts.ts'
import { signAddress } from '../addresses.ts'
import type { Period } from '../periods.ts'
import styles from './sign-grid.module.css'

interface SignGridProps {
  period: Period
  /** The first words of each sign's horoscope, in the order of the zodiac. */
  openings?: readonly string[]
  /** A sign to leave out, since its horoscope is already shown. */
  but?: Sign
}

/** Links to the horoscopes of the twelve signs. */
export function SignGrid({ period, openings, but }: SignGridProps) {
  const sky = useTexts(skyTexts)
  return (
    <ul className={openings ? styles.cards : styles.tiles}>
      {SIGNS.map((sign, index) =>
        sign === but ? null : (
          <li key={sign} className={styles.item}>
            <SignMedal sign={sign} size={48} />
            <Link to={signAddress(period, sign)} className={styles.link}>
              {sky(sign)}
            </Link>
            {openings ? <p className={styles.opening}>{openings[index]}</p> : null}
          </li>
        ),
      )}
    </ul>
  )
}
