import { href } from 'react-router'
import { Avatar } from '../../../../ui/avatar/avatar.tsx'
import { OnwardLink } from '../../../../ui/link/link.tsx'
import { Price } from '../../../../ui/price/price.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { jobOf } from '../../../consult/psychics/trades.ts'
import type { ResultPageView } from '../read-result-page.server.ts'
import { resultTexts } from '../result-texts.ts'
import styles from './free-psychic.module.css'

/** One psychic who reads cards and is free now, with the price; nothing more. */
export function FreePsychic({ psychic }: { psychic: NonNullable<ResultPageView['psychic']> }) {
  const t = useTexts(resultTexts)
  const { slug, name, gender, jobId, portrait } = psychic
  return (
    <section aria-labelledby="en-parler" className={styles.psychic}>
      <Avatar name={name} src={portrait} size={64} />
      <div>
        <h2 id="en-parler">{t('psychicTitle')}</h2>
        <p>
          {t('psychicFree', { name, job: jobOf(jobId).singular[gender] })}{' '}
          <Price centsPerMinute={psychic.pricePerMinute} />
        </p>
        <p className={styles.note}>{t('psychicPrice')}</p>
        <OnwardLink to={href('/voyance/:slug', { slug })}>{t('psychicGo')}</OnwardLink>
      </div>
    </section>
  )
}
