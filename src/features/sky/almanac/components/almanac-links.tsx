import { Link } from 'react-router'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { ALMANAC, type AlmanacPage, almanacAddress } from '../addresses.ts'
import { texts } from '../texts.ts'

/** Links to the pages of the sky by date; but for the one that shows them. */
export function AlmanacLinks({ but }: { but?: AlmanacPage }) {
  const t = useTexts(texts)
  return (
    <Section title={t('title')}>
      <ul>
        {ALMANAC.filter((page) => page !== but).map((page) => (
          <li key={page}>
            <Link to={almanacAddress(page)}>{t(`link.${page}`)}</Link>
            <p>{t(`about.${page}`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
