import { OutsideLink } from '../link/link.tsx'
import type { ShellData } from '../shell-data.ts'
import { useTexts } from '../wording.tsx'
import styles from './footer.module.css'
import { FooterFold } from './footer-fold.tsx'
import { texts } from './texts.ts'

/** The brand's pages on other sites, if it has any: plain links, nothing is loaded from them. */
export function Elsewhere({ outside }: Pick<ShellData['site'], 'outside'>) {
  const t = useTexts(texts)
  const { apps, social, yearlyHoroscope } = outside
  const places = [
    [t('yearlyHoroscope'), yearlyHoroscope],
    [t('horoscopeApp'), apps.horoscope],
    [t('clairvoyanceApp'), apps.clairvoyance],
    [t('contactApp'), apps.contact],
  ] as const
  if (!social[0] && !places.some(([, address]) => address)) return null
  return (
    <nav aria-labelledby="footer-elsewhere" className={styles.column}>
      <FooterFold id="footer-elsewhere" title={t('elsewhere')}>
        <div className={styles.links}>
          {places.map(([name, address]) =>
            address ? (
              <OutsideLink key={name} href={address} className={styles.outside}>
                {name}
              </OutsideLink>
            ) : null,
          )}
          <p className={styles.social}>
            {social.map(({ name, address }) => (
              <OutsideLink key={address} href={address} className={styles.outside}>
                {name}
              </OutsideLink>
            ))}
          </p>
        </div>
      </FooterFold>
    </nav>
  )
}
