import { ButtonLink } from '../../../../ui/button/button.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { DATA_PAGE } from '../rules.ts'
import { texts } from '../texts.ts'

/** Link from the account to the page of the person's data. */
export function MyData() {
  const t = useTexts(texts)
  return (
    <Section title={t('title')}>
      <p>{t('accountHelp')}</p>
      <p>
        <ButtonLink to={DATA_PAGE} variant="secondary">
          {t('accountLink')}
        </ButtonLink>
      </p>
    </Section>
  )
}
