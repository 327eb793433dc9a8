import { useEffect, useState } from 'react'
import type { Body } from '../../../../astrology/names.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { Progress } from '../../../../ui/progress/progress.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import type { TwoSkies as Skies } from '../compare-dates.ts'
import { resultTexts } from '../result-texts.ts'
import styles from './two-skies.module.css'

type Named = 'sun'

/** The comparison of two birth dates: a score for each theme, and the closest contacts. */
export function TwoSkies({ themes, contacts }: Skies) {
  const t = useTexts(resultTexts)
  const contactOf = (from: Body, to: Body, aspect: Skies['contacts'][number]['type']) =>
    t('contact', { one: t(`mine.${from as Named}`), other: t(`theirs.${to as Named}`), aspect: t(aspect) })
  return (
    <Section title={t('sky')}>
      <p className={styles.note}>{t('skyLead')}</p>
      <div className={styles.themes}>
        {themes.map(({ theme, score }) => (
          <Progress key={theme} label={t(theme)} value={score} max={100} said={t('score', { score })} />
        ))}
      </div>
      <div className={styles.contacts}>
        {contacts.map(({ from, to, type, text }) => (
          <article key={`${from} ${to}`}>
            <h3>{contactOf(from, to, type)}</h3>
            <p>{text}</p>
          </article>
        ))}
      </div>
    </Section>
  )
}

/** The same, computed in this browser: the ephemeris is loaded when it is first needed. */
export function ComputedSkies({ dates: [one, other] }: { dates: readonly [string, string] }) {
  const t = useTexts(resultTexts)
  const [skies, setSkies] = useState<Skies | 'failed' | null>(null)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads the sky again
  useEffect(() => {
    let isShown = true
    import('../compare-dates.ts').then(
      ({ compareDates }) => isShown && setSkies(compareDates([one, other])),
      () => isShown && setSkies('failed'),
    )
    return () => {
      isShown = false
    }
  }, [one, other, attempt])
  if (skies === null) return <Notice>{t('skyWaits')}</Notice>
  if (skies !== 'failed') return <TwoSkies {...skies} />
  return (
    <Notice tone="bad">
      <p>{t('skyFailed')}</p>
      <Button
        type="button"
        variant="quiet"
        onClick={() => {
          setSkies(null)
          setAttempt(attempt + 1)
        }}
      >
        {t('again')}
      </Button>
    </Notice>
  )
}
