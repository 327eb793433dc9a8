import { href, Link } from 'react-router'
import type { Sign } from '../../../../astrology/names.ts'
import { Card } from '../../../../ui/card/card.tsx'
import { OnwardLink } from '../../../../ui/link/link.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import styles from '../../../content/content/components/aside.module.css'
import { signAddress } from '../../../sky/horoscopes/addresses.ts'
import { texts } from '../../../sky/sky/sign-page-texts.ts'
import { SIGN_TOPICS, type SignTopic, signPageAddress } from '../../../sky/sky/sign-pages.ts'
import { texts as names } from '../../../sky/sky/texts.ts'

/** What else the site says of a sign. */
export function SignWays({ topic, sign }: { topic: SignTopic; sign: Sign }) {
  const t = useTexts(texts)
  const name = useTexts(names)(sign)
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.title}>{t('more', { sign: name })}</h2>
      <ul className={styles.links}>
        {SIGN_TOPICS.filter((one) => one !== topic).map((one) => (
          <li key={one}>
            <Link to={signPageAddress(one, sign)}>{t(`read.${one}`, { sign: name })}</Link>
          </li>
        ))}
        <li>
          <Link to={signAddress('day', sign)}>{t('today')}</Link>
        </li>
        <li>
          <Link to={href('/compatibilite-amoureuse')}>{t('couples')}</Link>
        </li>
      </ul>
      <OnwardLink to={href('/astrologie')}>{t('all')}</OnwardLink>
    </Card>
  )
}
