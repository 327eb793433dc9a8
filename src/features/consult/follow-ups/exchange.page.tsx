import { href } from 'react-router'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { OnwardLink } from '../../../ui/link/link.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { useShell } from '../../../ui/shell-data.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { withReturn } from '../../house/visit/sign-in-paths.ts'
import type { Route } from './+types/exchange.page'
import { ExchangeList } from './components/exchange-list.tsx'
import { exchangeTexts } from './exchange-texts.ts'
import { listExchanges } from './list-exchanges.server.ts'
import { EXCHANGE_PAGE, FOLLOW_UP_DAYS, WORK_PAGE } from './rules.ts'

const STEPS = ['how1', 'how2', 'how3'] as const

export async function loader({ context }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const role = visit.user?.role ?? null
  return { role, exchanges: role === 'client' ? await listExchanges(visit) : [] }
}

export default function ExchangePage({ loaderData: { role, exchanges } }: Route.ComponentProps) {
  const t = useTexts(exchangeTexts)
  const site = useShell()?.site.label ?? ''
  return (
    <Page title={t('title')} lead={t('lead')} width="narrow">
      <title>{`${t('title')} · ${site}`}</title>
      <meta name="description" content={t('description')} />
      {role === 'client' ? (
        <Section title={t('mineTitle')}>
          <ExchangeList exchanges={exchanges} />
        </Section>
      ) : null}
      {role === null ? (
        <>
          <p>{t('signInLead')}</p>
          <p>
            <ButtonLink to={withReturn(href('/connexion'), EXCHANGE_PAGE)}>{t('signIn')}</ButtonLink>
          </p>
        </>
      ) : null}
      {role === 'psychic' ? (
        <>
          <p>{t('psychic')}</p>
          <OnwardLink to={href('/espace-voyant')}>{t('toWorkspace')}</OnwardLink>
        </>
      ) : null}
      <Section title={t('howTitle')}>
        <ol>
          {STEPS.map((step) => (
            <li key={step}>{t(step, { days: FOLLOW_UP_DAYS })}</li>
          ))}
        </ol>
      </Section>
      {role === null || role === 'client' ? (
        <Section title={t('workTitle')}>
          <p>{t('work')}</p>
          <OnwardLink to={WORK_PAGE}>{t('toWork')}</OnwardLink>
        </Section>
      ) : null}
      <Section title={t('otherTitle')}>
        <p>{t('other')}</p>
        <OnwardLink to={href('/contactez-nous')}>{t('toContact')}</OnwardLink>
      </Section>
    </Page>
  )
}
