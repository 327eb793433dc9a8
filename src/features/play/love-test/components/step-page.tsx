import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { classNames } from '../../../../ui/class-names.ts'
import { SeasonSky } from '../../../../ui/season/season-sky.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { STEPS, type Step } from '../steps.ts'
import { texts } from '../texts.ts'
import styles from './step-page.module.css'

interface StepPageProps {
  /** Null for the first page. */
  step: Step | null
  title: string
  lead: ReactNode
  /** Whether its answers are not known, so that it can't be shown: without scripts, the test begins on its first page. */
  awaits?: boolean
  children: ReactNode
}

/** A page of the test, in the colours of Valentine's day whatever the season. */
export function StepPage({ step, title, lead, awaits = false, children }: StepPageProps) {
  const t = useTexts(texts)
  const place = step === null ? 0 : STEPS.indexOf(step) + 1
  return (
    <main id="content" tabIndex={-1} data-season="valentine-day" className={styles.page}>
      {step === null ? null : <meta name="robots" content="noindex" />}
      <header className={classNames('night', styles.hero, step === null ? styles.large : undefined)}>
        <div className={styles.top}>
          <div className={styles.words}>
            {step === null ? null : <p className={styles.step}>{t('step', { step: place, steps: STEPS.length })}</p>}
            <h1>{title}</h1>
            <div className={styles.lead}>{lead}</div>
          </div>
          <div className={styles.heart}>
            <SeasonSky />
          </div>
        </div>
      </header>
      <div className={styles.inside}>
        {awaits ? <FirstPageFirst /> : null}
        {children}
      </div>
    </main>
  )
}

/** With scripts, the browser shows the step or leads to the first page itself. */
function FirstPageFirst() {
  const t = useTexts(texts)
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`0;url=${href('/love-test')}`} />
      <p>
        {t('backToFirst')} <Link to={href('/love-test')}>{t('toFirst')}</Link>
      </p>
    </noscript>
  )
}
