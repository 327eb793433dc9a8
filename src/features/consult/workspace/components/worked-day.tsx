import { href } from 'react-router'
import { inEuros, inMinutes } from '../../../../platform/i18n/french.ts'
import { Figure, Figures } from '../../../../ui/figures/figures.tsx'
import { OnwardLink } from '../../../../ui/link/link.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import type { WorkedDay as Day } from '../../consultations/read-day.server.ts'
import { texts } from '../texts.ts'

/** What the psychic did and earned since midnight. */
export function WorkedDay({ day: { count, seconds, earned } }: { day: Day }) {
  const t = useTexts(texts)
  return (
    <Section title={t('dayTitle')}>
      <Figures small>
        <Figure label={t('dayCount')}>{count}</Figure>
        <Figure label={t('dayTime')}>{inMinutes(seconds)}</Figure>
        <Figure label={t('dayEarned')}>{inEuros(earned)}</Figure>
      </Figures>
      <p>
        <OnwardLink to={href('/espace-voyant/gains')}>{t('toGains')}</OnwardLink>
      </p>
    </Section>
  )
}
