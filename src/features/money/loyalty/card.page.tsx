import { parseWithZod } from '@conform-to/zod/v4'
import { Form, href, redirect } from 'react-router'
import { Refusal } from '../../../errors.ts'
import { refuse, rejected } from '../../../platform/http/form-reply.server.ts'
import { inDay } from '../../../platform/i18n/french.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { BackLink } from '../../../ui/link/link.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { RefusalNotice } from '../../../ui/notice/refusal-notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { clientOf } from '../../house/visit/access.ts'
import { orRefusal, pageRefusal, redirectTo, requireSignedIn } from '../../house/visit/page-door.server.ts'
import { changeAddress, faultsOf, tidiedAddress } from '../../people/addresses/change-address.server.ts'
import { AddressForm } from '../../people/addresses/components/address-form.tsx'
import { addressForm } from '../../people/addresses/forms.server.ts'
import { findAddress } from '../../people/addresses/queries.server.ts'
import { linesOf } from '../../people/addresses/rules.ts'
import type { Route } from './+types/card.page'
import { memberTexts } from './member-texts.ts'
import { orderCard } from './order-card.server.ts'
import { findOwn } from './read-member.server.ts'
import { CARD_AGAIN_DAYS } from './rules.ts'

const HERE = href('/programme-fidelite/commander-ma-carte')

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const member = await pageRefusal(() => findOwn(visit))
  if (!member) throw redirect(href('/programme-fidelite/inscription'))
  const address = await findAddress(visit.db, clientOf(visit).id)
  return { card: member.card, lines: address && linesOf(address) }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const form = await request.formData()
  if (form.get('intent') === 'order') {
    return orRefusal(async () => {
      await orderCard(visit)
      throw redirectTo(`${href('/programme-fidelite/mon-compte')}?fait=commandee`)
    })
  }
  await pageRefusal(async () => clientOf(visit))
  const submission = parseWithZod(form, { schema: addressForm })
  if (submission.status !== 'success') return rejected(submission)
  const faults = await faultsOf(visit, tidiedAddress(submission.value))
  const [first, ...others] = faults.map(({ reason, field }) => new Refusal(reason, field))
  if (first) return refuse(submission, first, ...others)
  await changeAddress(visit, submission.value)
  throw redirectTo(HERE)
}

export default function CardPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(memberTexts)
  const { card, lines } = loaderData
  const refusal = actionData && 'refusal' in actionData ? actionData.refusal : null
  const result = actionData && 'result' in actionData ? actionData.result : undefined
  const open = card !== null && (card.state === 'ordered' || card.state === 'printed')
  return (
    <Page title={t('orderTitle')} lead={t('orderLead')} width="narrow">
      <title>{t('orderTitle')}</title>
      <meta name="description" content={t('orderDescription')} />
      <meta name="robots" content="noindex" />
      <RefusalNotice refusal={refusal && { ...refusal, field: null }} />
      {card ? (
        <Notice>
          <p>{t(`card.${card.state}`, { day: inDay(card.sentAt ?? card.orderedAt) })}</p>
          {card.state === 'cancelled' ? null : <p>{t('again', { days: CARD_AGAIN_DAYS })}</p>}
        </Notice>
      ) : null}
      {lines ? (
        <>
          <Card>
            {(open && card ? card.lines : lines).map((line) => (
              <div key={line}>{line}</div>
            ))}
          </Card>
          {open ? null : (
            <Form method="post">
              <Button type="submit" name="intent" value="order">
                {t('orderIt')}
              </Button>
            </Form>
          )}
          <ButtonLink to={href('/mon-compte/adresse')} variant="secondary">
            {t('change')}
          </ButtonLink>
        </>
      ) : (
        <Section title={t('addressFirst')}>
          <AddressForm address={null} result={result} />
        </Section>
      )}
      <p>
        <BackLink to={href('/programme-fidelite/mon-compte')}>{t('back')}</BackLink>
      </p>
    </Page>
  )
}
