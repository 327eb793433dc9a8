import type { Uncertain } from '../../../../astrology/charts/uncertain.ts'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../texts.ts'
import styles from './chart-sheet.module.css'
import { usePlaces } from './use-places.ts'

/** What can't be known without the birth time, and the possible range. */
export function UnknownTime({ uncertain: { moon, signsPossible } }: { uncertain: Uncertain }) {
  const t = useTexts(texts)
  const { place, signName } = usePlaces({ bodies: [], angles: null })
  const rising = signsPossible.ascendant
  return (
    <div id="no-time" className={styles.open}>
      <Section title={t('noTimeTitle')}>
        <p>{t('noTime')}</p>
        <p>
          {t('noTimeMoon', { from: place(moon.from), to: place(moon.to) })}{' '}
          {rising.length === 12
            ? t('noTimeAscendantAny')
            : t('noTimeAscendant', { signs: rising.map(signName).join(', ') })}
        </p>
        <p>{t('noTimeWhere')}</p>
      </Section>
    </div>
  )
}
