import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { classNames } from '../class-names.ts'
import type { ShellData } from '../shell-data.ts'
import { Horizon } from '../sky/horizon.tsx'
import { useTexts } from '../wording.tsx'
import { capital } from './capital.ts'
import { Elsewhere } from './elsewhere.tsx'
import { Emblem } from './emblem.tsx'
import styles from './footer.module.css'
import { FooterFold } from './footer-fold.tsx'
import { SupportNumbers } from './support-numbers.tsx'
import { texts } from './texts.ts'

interface Props {
  site: Pick<ShellData['site'], 'key' | 'label' | 'psychicNoun' | 'outside'>
  /** The reader's; null for a visitor. */
  role: Role | null
  mode: ShellData['mode']
  letter: ReactNode
}

type Role = NonNullable<ShellData['person']>['role']

export function Footer({ site, role, mode, letter }: Props) {
  const t = useTexts(texts)
  return (
    <footer className={styles.footer}>
      <Horizon />
      <div className="night">
        <div className={styles.inside}>
          <div className={styles.brand}>
            <p className={styles.label}>
              <Emblem brand={site.key} />
              {site.label}
            </p>
            <p>{t('promise')}</p>
          </div>
          <nav aria-labelledby="footer-site" className={styles.column}>
            <FooterFold id="footer-site" title={t('site')}>
              <div className={styles.links}>
                <Link to={href('/')}>{t('home')}</Link>
                <Link to={href('/voyance')}>{capital(site.psychicNoun.plural)}</Link>
                <Link to={href('/ciel')}>{t('sky')}</Link>
                <Link to={href('/tarots-oracles')}>{t('tarotsOracles')}</Link>
                <Link to={href('/horoscope')}>{t('horoscope')}</Link>
                <Link to={href('/theme-astral')}>{t('natalChart')}</Link>
                <Link to={href('/compatibilite-amoureuse')}>{t('match')}</Link>
                <Link to={href('/love-test')}>{t('loveTest')}</Link>
                <Link to={href('/recherche')}>{t('search')}</Link>
                {mode === 'demo' ? <Link to={href('/bac-a-sable')}>{t('sandbox')}</Link> : null}
              </div>
            </FooterFold>
          </nav>
          <nav aria-labelledby="footer-reading" className={styles.column}>
            <FooterFold id="footer-reading" title={t('reading')}>
              <div className={styles.links}>
                <Link to={href('/mag')}>{t('magazine')}</Link>
                <Link to={href('/page/comment-consulter')}>{t('howTo')}</Link>
                <Link to={href('/questions-frequentes')}>{t('questions')}</Link>
                <Link to={href('/voyance/lexique')}>{t('glossary')}</Link>
                <Link to={href('/divination/lexique')}>{t('divination')}</Link>
                <Link to={href('/qui-sommes-nous')}>{t('about')}</Link>
                <Link to={href('/programme-fidelite')}>{t('loyalty')}</Link>
                <Link to={href('/partenaires')}>{t('partners')}</Link>
                <Link to={href('/contactez-nous')}>{t('contact')}</Link>
              </div>
            </FooterFold>
          </nav>
          <nav aria-labelledby="footer-account" className={styles.column}>
            <FooterFold id="footer-account" title={t('yourAccount')}>
              <div className={styles.links}>
                <AccountLinks role={role} />
                <Link to={href('/apparence')}>{t('appearance')}</Link>
              </div>
            </FooterFold>
          </nav>
          <Elsewhere outside={site.outside} />
          <div className={classNames(styles.column, styles.large)}>
            <h2 className={styles.heading}>{t('support')}</h2>
            <p className={styles.care}>{t('supportText')}</p>
            <SupportNumbers />
          </div>
          {letter}
          <div className={styles.small}>
            <nav aria-label={t('legal')} className={styles.legal}>
              <Link to={href('/retractation')}>{t('withdrawal')}</Link>
              <Link to={href('/reclamation')}>{t('complaint')}</Link>
              <Link to={href('/page/conditions')}>{t('terms')}</Link>
              <Link to={href('/page/mentions-legales')}>{t('notice')}</Link>
              <Link to={href('/page/donnees-personnelles')}>{t('privacy')}</Link>
              <Link to={href('/page/accessibilite')}>{t('accessibility')}</Link>
              <Link to={href('/cookies')}>{t('cookies')}</Link>
            </nav>
            <p>
              {t('adults')} {t('limits')}
            </p>
          </div>
        </div>
      </div>
    </footer>
  )
}

function AccountLinks({ role }: Pick<Props, 'role'>) {
  const t = useTexts(texts)
  if (!role) {
    return (
      <>
        <Link to={href('/connexion')}>{t('signIn')}</Link>
        <Link to={href('/inscription')}>{t('register')}</Link>
      </>
    )
  }
  return (
    <>
      <Link to={href('/mon-compte')}>{t('account')}</Link>
      {role === 'client' ? (
        <>
          <Link to={href('/wallet')}>{t('wallet')}</Link>
          <Link to={href('/mon-compte/consultations')}>{t('consultations')}</Link>
          <Link to={href('/mes-favoris')}>{t('favorites')}</Link>
          <Link to={href('/mon-journal')}>{t('journal')}</Link>
          <Link to={href('/mon-compte/themes')}>{t('charts')}</Link>
        </>
      ) : null}
    </>
  )
}
