import { href } from 'react-router'
import { SIGNS } from '../../../astrology/names.ts'
import { Accordion } from '../../../ui/accordion/accordion.tsx'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { OnwardLink } from '../../../ui/link/link.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { PageScene } from '../../../ui/plate/plate.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { ShareMeta } from '../../house/share/components/share-meta.tsx'
import { texts as signPages } from '../sky/sign-page-texts.ts'
import styles from './components/match.module.css'
import { PairLinks } from './components/pair-links.tsx'
import { SignForm } from './components/sign-form.tsx'
import { texts } from './texts.ts'

export default function MatchPage() {
  const t = useTexts(texts)
  const p = useTexts(signPages)
  return (
    <Page title={t('title')} lead={<p>{t('lead')}</p>} plate={<PageScene of={href('/compatibilite-amoureuse')} wide />}>
      <title>{t('head')}</title>
      <meta name="description" content={t('description')} />
      <ShareMeta title={t('head')} description={t('description')} />
      <div className={styles.doors}>
        <section aria-labelledby="signs" className={styles.door}>
          <h2 id="signs">{t('signsTitle')}</h2>
          <p>{t('signsLead')}</p>
          <SignForm />
        </section>
        <section aria-labelledby="births" className={styles.door}>
          <h2 id="births">{t('birthsTitle')}</h2>
          <p>{t('birthsLead')}</p>
          <ButtonLink to={href('/compatibilite-amoureuse/naissances')} variant="secondary">
            {t('goBirths')}
          </ButtonLink>
        </section>
      </div>
      <Section title={t('howTitle')}>
        <div className={styles.how}>
          <p>{t('how1')}</p>
          <p>{t('how2')}</p>
          <p>{t('how3')}</p>
          <p className={styles.note}>{t('disclaimer')}</p>
        </div>
      </Section>
      <Section title={t('allTitle')}>
        <Accordion
          name="duos"
          folds={SIGNS.map((sign) => ({
            title: t('allWith', { ofSign: t(sign) }),
            content: <PairLinks sign={sign} />,
          }))}
        />
        <OnwardLink to={href('/astrologie')}>{p('all')}</OnwardLink>
      </Section>
    </Page>
  )
}
