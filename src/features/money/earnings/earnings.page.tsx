import { href } from 'react-router'
import { inDay, inEuros } from '../../../platform/i18n/french.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Empty } from '../../../ui/empty/empty.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import type { PageHandle } from '../../../ui/shell/page-handle.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { pageRefusal, requireSignedIn } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/earnings.page'
import { Steps, Sums, Waiting } from './components/balance.tsx'
import { Papers, Years } from './components/past.tsx'
import { Transfers } from './components/transfers.tsx'
import { type Earnings, readEarnings } from './read-earnings.server.ts'
import { texts } from './texts.ts'

export const handle: PageHandle = { quiet: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  return pageRefusal(() => readEarnings(visit))
}

export default function EarningsPage({ loaderData: of }: Route.ComponentProps) {
  const t = useTexts(texts)
  const isEmpty = of.balance === 0 && of.earned.year === 0 && of.transfers.length === 0
  return (
    <Page title={t('title')} lead={t('lead')}>
      <title>{t('title')}</title>
      <meta name="description" content={t('description')} />
      <Hold of={of} />
      <Payee of={of} />
      {isEmpty ? <Empty title={t('none')}>{t('noneNext')}</Empty> : <Sums of={of} />}
      <Owed of={of} />
      <Waiting of={of} />
      {of.steps.length > 0 ? (
        <Section title={t('steps')}>
          <Steps steps={of.steps} />
        </Section>
      ) : null}
      <Section title={t('transfers')}>
        {of.transfers.length > 0 ? <Transfers transfers={of.transfers} /> : <p>{t('noTransfers')}</p>}
      </Section>
      <Section title={t('papers')}>
        {of.months.length > 0 ? <Papers months={of.months} /> : <p>{t('noPapers')}</p>}
      </Section>
      {of.years.length > 0 ? (
        <Section title={t('years')}>
          <p>{t('yearLead')}</p>
          <Years years={of.years} />
        </Section>
      ) : null}
      <p>
        <ButtonLink to={href('/espace-voyant')} variant="quiet">
          {t('back')}
        </ButtonLink>
      </p>
    </Page>
  )
}

/** From when, and until when at the latest, transfers are held back. */
function Hold({ of: { hold } }: { of: Earnings }) {
  const t = useTexts(texts)
  if (!hold) return null
  return (
    <Notice>
      {t('hold', { since: inDay(hold.since), until: inDay(hold.endsAt) })}{' '}
      <a href={href('/contactez-nous')}>{t('write')}</a>
    </Notice>
  )
}

/** Why the psychic's bank account is not paid, if there is anything to pay. */
function Payee({ of: { payeeState, balance } }: { of: Earnings }) {
  const t = useTexts(texts)
  if (payeeState === 'payable' || balance <= 0) return null
  return (
    <Notice>
      {t(`payee.${payeeState}`)} <a href={href('/contactez-nous')}>{t('write')}</a>
    </Notice>
  )
}

/** Why less than nothing is left: refunds, or earnings that answer for a dispute. */
function Owed({ of: { balance, available } }: { of: Earnings }) {
  const t = useTexts(texts)
  if (balance < 0) {
    return (
      <Notice>
        <strong>{t('negativeTitle')}</strong> <br />
        {t('negative', { amount: inEuros(-balance) })}
      </Notice>
    )
  }
  return available < 0 ? <Notice>{t('answers', { amount: inEuros(-available) })}</Notice> : null
}
