import { Link } from 'react-router'
import type { Sign } from '../../../../astrology/names.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import { SignMedal } from '../../sky/components/sign-medal.tsx'
import { texts as sky } from '../../sky/texts.ts'
import { pairPath, pairsWith } from '../pair-address.ts'
import { texts } from '../texts.ts'
import styles from './match.module.css'

/** Links to all pairs with one sign. */
export function PairLinks({ sign, but }: { sign: Sign; but?: Sign }) {
  const t = useTexts(texts)
  const s = useTexts(sky)
  return (
    <ul className={styles.pairs}>
      {pairsWith(sign)
        .filter(([, other]) => other !== but)
        .map(([, other]) => (
          <li key={other}>
            <Link to={pairPath(sign, other)}>
              <SignMedal sign={other} size={44} />
              {t('two', { one: s(sign), other: s(other) })}
            </Link>
          </li>
        ))}
    </ul>
  )
}
