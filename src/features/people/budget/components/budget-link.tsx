import { ButtonLink } from '../../../../ui/button/button.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../link-texts.ts'
import { BUDGET_PAGE } from '../rules.ts'

/** Link from the account to the budget. */
export function BudgetLink() {
  const t = useTexts(texts)
  return (
    <Section title={t('title')}>
      <p>{t('lead')}</p>
      <p>
        <ButtonLink to={BUDGET_PAGE} variant="quiet">
          {t('link')}
        </ButtonLink>
      </p>
    </Section>
  )
}
