import { parse } from '../../../platform/contract/parse.ts'
import { inDay } from '../../../platform/i18n/french.ts'
import { qrPath } from '../../../platform/paper/qr-path.server.ts'
import { RefusalNotice } from '../../../ui/notice/refusal-notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { walletBalance } from '../../house/ledger/queries.server.ts'
import { readIdentity } from '../../house/papers/read-identity.server.ts'
import { personOf } from '../../house/visit/access.ts'
import { orGivenBack } from '../../house/visit/given-back.server.ts'
import { idIn, pageRefusal, redirectTo, requireSignedIn } from '../../house/visit/page-door.server.ts'
import { CarePanel } from '../care/components/care-panel.tsx'
import { actOnFollowUp, isFollowUpForm } from '../follow-ups/act-on-follow-up.server.ts'
import { FollowUpSection, ofFollowUp } from '../follow-ups/components/follow-up-section.tsx'
import { viewFollowUp } from '../follow-ups/read-follow-up.server.ts'
import courseSheet from '../receipts/course.css?url'
import receiptSheet from '../receipts/receipt.css?url'
import { checkAddress } from '../receipts/rules.ts'
import { ReviewPlace } from '../reviews/components/review-place.tsx'
import { takeReview } from '../reviews/take-review.server.ts'
import { receiptAddress } from '../rooms/addresses.ts'
import { readReceipt } from '../rooms/read-receipt.server.ts'
import type { Route } from './+types/receipt.page'
import { DisputePlace } from './components/dispute-place.tsx'
import { ReceiptPaper } from './components/receipt-paper.tsx'
import { ReceiptWays } from './components/receipt-ways.tsx'
import { consultationsContract } from './contract.server.ts'
import { disputeReceipt } from './dispute-receipt.server.ts'
import deskSheet from './receipt-desk.css?url'
import { texts } from './texts.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: receiptSheet },
  { rel: 'stylesheet', href: courseSheet },
  { rel: 'stylesheet', href: deskSheet },
]

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const { consultation, receipt } = await pageRefusal(() => readReceipt(visit, idIn(params)))
  const { freeSeconds } = await walletBalance(visit.db, visit.site.id, consultation.clientId)
  const { firstName, email } = personOf(visit)
  const address = `${visit.site.canonical}${checkAddress(receipt.code)}`
  return {
    paper: {
      id: consultation.id,
      name: consultation.psychicName,
      at: consultation.requestedAt.toISOString(),
      receipt,
      house: { ...readIdentity(visit), brand: visit.site.key },
      client: { firstName, email },
      check: { address, qr: qrPath(address) },
    },
    slug: consultation.psychicSlug,
    freeLeft: freeSeconds,
    followUp: await viewFollowUp(visit, consultation, 'client'),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const visit = visitOf(context)
  const form = await request.formData()
  const id = idIn(params)
  if (isFollowUpForm(form)) return actOnFollowUp(visit, id, form, receiptAddress(id))
  return orGivenBack(form, ['rating', 'text', 'reason'], async () => {
    if (form.get('intent') === 'review') {
      await takeReview(visit, id, form)
      throw redirectTo(`${receiptAddress(id)}#avis`)
    }
    const { reason } = parse(consultationsContract.disputeReceipt.body, { reason: form.get('reason') })
    await disputeReceipt(visit, id, reason)
    throw redirectTo(receiptAddress(id))
  })
}

export default function ReceiptPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const { paper, slug, freeLeft, followUp } = loaderData
  const { id, name, receipt } = paper
  const refusal = actionData?.refusal ?? null
  const said = actionData ?? null
  return (
    <Page title={t('receiptTitle')} lead={t('receiptOf', { id: String(id), name, date: inDay(paper.at) })} width="wide">
      <title>{t('receiptTitle')}</title>
      <meta name="description" content={t('receiptDescription')} />
      <RefusalNotice refusal={refusal} />
      {receipt.givenBack || receipt.held ? <CarePanel name={null} /> : null}
      <div className="receipt-desk">
        <ReceiptPaper {...paper} />
        <div className="receipt-after">
          <ReceiptWays id={id} slug={slug} name={name} freeLeft={freeLeft} />
          <FollowUpSection id={id} side="client" name={name} followUp={followUp} said={said} />
          <ReviewPlace review={receipt} said={ofFollowUp(said) ? null : said} />
          <DisputePlace id={id} receipt={receipt} said={said} />
        </div>
      </div>
    </Page>
  )
}
