import { href, Link } from 'react-router'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts as budgetTexts } from '../../../people/budget/link-texts.ts'
import { BUDGET_PAGE } from '../../../people/budget/rules.ts'
import { texts } from '../texts.ts'

/** What else one may do about credit, beside the page that shows it. */
export function Ways() {
  const t = useTexts(texts)
  const budget = useTexts(budgetTexts)
  const ways = [
    [href('/wallet/code'), t('codeLink'), t('codeLead')],
    [BUDGET_PAGE, budget('link'), budget('lead')],
    [href('/wallet/remboursement'), t('refundLink'), t('refundLead')],
  ] as const
  return (
    <Section title={t('waysTitle')}>
      <ul className="wallet-ways">
        {ways.map(([to, name, lead]) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
            <p>{lead}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
