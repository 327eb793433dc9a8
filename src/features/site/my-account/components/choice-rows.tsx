import { href } from 'react-router'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts as consentTexts } from '../../../house/consents/texts.ts'
import { texts } from '../../../people/accounts/texts.ts'
import { texts as budgetTexts } from '../../../people/budget/link-texts.ts'
import { BUDGET_PAGE } from '../../../people/budget/rules.ts'
import { PAUSE_PAGE } from '../../../people/pauses/rules.ts'
import { texts as pauseTexts } from '../../../people/pauses/texts.ts'
import { DATA_PAGE } from '../../../rights/privacy/rules.ts'
import { texts as dataTexts } from '../../../rights/privacy/texts.ts'
import { Row, Rows } from './rows.tsx'

/** What a client decides: agreements, limits, a pause, requests and data, a line for each. */
export function ChoiceRows() {
  const t = useTexts(texts)
  const consents = useTexts(consentTexts)
  const budget = useTexts(budgetTexts)
  const pause = useTexts(pauseTexts)
  const own = useTexts(dataTexts)
  return (
    <Rows>
      <Row name={consents('myTitle')} to={href('/mon-compte/consentements')} link={consents('accountLink')}>
        {consents('accountLead')}
      </Row>
      <Row name={budget('title')} to={BUDGET_PAGE} link={budget('link')}>
        {budget('lead')}
      </Row>
      <Row name={pause('title')} to={PAUSE_PAGE} link={pause('link')}>
        {pause('linkLead')}
      </Row>
      <Row name={t('withdrawals')} to={href('/retractation')} link={t('withdrawalsLink')}>
        {t('withdrawalsLead')}
      </Row>
      <Row name={t('complaints')} to={href('/reclamation')} link={t('complaintsLink')}>
        {t('complaintsLead')}
      </Row>
      <Row name={own('title')} to={DATA_PAGE} link={own('accountLink')}>
        {own('accountHelp')}
      </Row>
    </Rows>
  )
}
