import { href } from 'react-router'
import { inDayAndHour } from '../../../platform/i18n/french.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { PageScene } from '../../../ui/plate/plate.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import accounts from '../../house/forms/forms.module.css'
import { orNotFound, pageRefusal, requireSignedIn } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/receipt.page'
import { ReceiptFacts } from './components/receipt-facts.tsx'
import { findWithdrawal } from './find-withdrawal.server.ts'
import { texts } from './texts.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const view = orNotFound(await pageRefusal(() => findWithdrawal(visit, params.reference)))
  return { view, done: url.searchParams.get('fait') === 'declaree' }
}

export default function ReceiptPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const { view, done } = loaderData
  const { reference, email } = view
  return (
    <Page
      title={t('receiptName')}
      lead={t('receiptLead', { day: inDayAndHour(view.at) })}
      plate={<PageScene of={href('/retractation')} wide />}
    >
      <title>{t('receiptTitle', { reference })}</title>
      <meta name="description" content={t('description')} />
      <meta name="robots" content="noindex" />
      {done ? <Notice tone="good">{t('receiptDone', { email })}</Notice> : null}
      <ReceiptFacts view={view} />
      <p className={accounts.actions}>
        {view.status === 'refunded' ? <ButtonLink to={href('/wallet/remboursement')}>{t('follow')}</ButtonLink> : null}
        <ButtonLink to={href('/retractation/:reference/recu.pdf', { reference })} reloadDocument>
          {t('pdf')}
        </ButtonLink>
        <ButtonLink to={href('/retractation')} variant="quiet">
          {t('back')}
        </ButtonLink>
      </p>
    </Page>
  )
}
