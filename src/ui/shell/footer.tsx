import type { ReactNode } from 'react'
import { Link } from 'react-router'
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

export function Footer({
  site,
  person,
  mode,
  letter,
}: Pick<ShellData, 'site' | 'person' | 'mode'> & { letter: ReactNode }) {
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
                <Link to="/">{t('home')}</Link>
                <Link to="/voyance">{capital(site.psychicNoun.plural)}</Link>
                <Link to="/ciel">{t('sky')}</Link>
                <Link to="/horoscope">{t('horoscope')}</Link>
                <Link to="/theme-astral">{t('natalChart')}</Link>
                <Link to="/compatibilite-amoureuse">{t('match')}</Link>
                <Link to="/recherche">{t('search')}</Link>
                {mode === 'demo' ? <Link to="/bac-a-sable">{t('sandbox')}</Link> : null}
              </div>
            </FooterFold>
          </nav>
          <nav aria-labelledby="footer-reading" className={styles.column}>
            <FooterFold id="footer-reading" title={t('reading')}>
              <div className={styles.links}>
                <Link to="/mag">{t('magazine')}</Link>
                <Link to="/page/comment-consulter">{t('howTo')}</Link>
                <Link to="/questions-frequentes">{t('questions')}</Link>
                <Link to="/voyance/lexique">{t('glossary')}</Link>
                <Link to="/divination/lexique">{t('divination')}</Link>
                <Link to="/qui-sommes-nous">{t('about')}</Link>
                <Link to="/partenaires">{t('partners')}</Link>
                <Link to="/contactez-nous">{t('contact')}</Link>
              </div>
            </FooterFold>
          </nav>
          <nav aria-labelledby="footer-account" className={styles.column}>
            <FooterFold id="footer-account" title={t('yourAccount')}>
              <div className={styles.links}>
                <AccountLinks person={person} />
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
              <Link to="/retractation">{t('withdrawal')}</Link>
              <Link to="/reclamation">{t('complaint')}</Link>
              <Link to="/page/conditions">{t('terms')}</Link>
              <Link to="/page/mentions-legales">{t('notice')}</Link>
              <Link to="/page/donnees-personnelles">{t('privacy')}</Link>
              <Link to="/page/accessibilite">{t('accessibility')}</Link>
              <Link to="/cookies">{t('cookies')}</Link>
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

function AccountLinks({ person }: Pick<ShellData, 'person'>) {
  const t = useTexts(texts)
  if (!person) {
    return (
      <>
        <Link to="/connexion">{t('signIn')}</Link>
        <Link to="/inscription">{t('register')}</Link>
      </>
    )
  }
  return (
    <>
      <Link to="/mon-compte">{t('account')}</Link>
      {person.role === 'client' ? (
        <>
          <Link to="/wallet">{t('wallet')}</Link>
          <Link to="/mon-compte/consultations">{t('consultations')}</Link>
          <Link to="/mes-favoris">{t('favorites')}</Link>
          <Link to="/mon-compte/themes">{t('charts')}</Link>
        </>
      ) : null}
    </>
  )
}
