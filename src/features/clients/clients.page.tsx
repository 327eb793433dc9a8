import { Form, useNavigation } from 'react-router'
import { parse } from '../../platform/contract/parse.ts'
import { inDay } from '../../platform/i18n/french.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { CheckedForm } from '../../ui/error-summary/checked-form.tsx'
import { Field } from '../../ui/field/field.tsx'
import { RefusalNotice } from '../../ui/notice/refusal-notice.tsx'
import { Section } from '../../ui/page/section.tsx'
import { spacedPhone } from '../../ui/phone-field/phone.ts'
import { useTexts } from '../../ui/wording.tsx'
import { visitOf } from '../../visit-context.ts'
import { orGivenBack } from '../consultations/given-back.server.ts'
import styles from '../disputes/components/disputes.module.css'
import { REASON_MAX } from '../staff/acts.ts'
import { Desk } from '../staff/components/desk.tsx'
import { openDesk } from '../staff/desk.server.ts'
import type { Route } from './+types/clients.page'
import { clientsContract } from './contract.server.ts'
import { searchClients } from './find-clients.server.ts'
import { texts } from './texts.ts'
import type { FoundClient } from './views.ts'

export const handle = { plain: true, quiet: true }

export function loader({ context, url }: Route.LoaderArgs) {
  return { desk: openDesk(visitOf(context), url, 'clients.read') }
}

/** The answer itself shows who was found: an address of a page would keep what was typed. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  openDesk(visit, url, 'clients.read')
  const form = await request.formData()
  const typed = { query: String(form.get('query') ?? ''), reason: String(form.get('reason') ?? '') }
  return orGivenBack(form, ['query', 'reason'], async () => ({
    refusal: null,
    typed,
    clients: await searchClients(visit, parse(clientsContract.searchClients.body, typed)),
  }))
}

export default function ClientsPage({ loaderData: { desk }, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const busy = useNavigation().state === 'submitting'
  const refusal = actionData?.refusal ?? null
  const typed: { query?: string; reason?: string } = actionData?.typed ?? {}
  const errorAt = (field: string) => (refusal?.field === field ? refusal.message : undefined)
  return (
    <Desk desk={desk} title={t('title')} lead={t('lead')} width="normal">
      <meta name="description" content={t('description')} />
      <RefusalNotice refusal={refusal} />
      <CheckedForm method="post" className={styles.form}>
        <Field
          name="query"
          label={t('query')}
          error={errorAt('query')}
          defaultValue={typed.query}
          autoComplete="off"
          maxLength={254}
          required
        />
        <Field
          name="reason"
          label={t('reason')}
          hint={t('reasonHint')}
          error={errorAt('reason')}
          defaultValue={typed.reason}
          autoComplete="off"
          maxLength={REASON_MAX}
          required
        />
        <div>
          <Button type="submit" busy={busy}>
            {t('search')}
          </Button>
        </div>
      </CheckedForm>
      {actionData && 'clients' in actionData ? (
        <Found clients={actionData.clients} reason={typed.reason ?? ''} />
      ) : null}
    </Desk>
  )
}

function Found({ clients, reason }: { clients: readonly FoundClient[]; reason: string }) {
  const t = useTexts(texts)
  if (clients.length === 0) return <Empty title={t('none')}>{t('noneNext')}</Empty>
  return (
    <Section title={t('found', { count: clients.length })}>
      <ul className={styles.list}>
        {clients.map(({ id, firstName, email, emailProved, phone, since }) => (
          <Card as="li" key={id} className={styles.item}>
            <p className={styles.line}>{t('client', { id: String(id), firstName })}</p>
            <p className={styles.said}>
              {email ?? t('noEmail')} {email && !emailProved ? <Badge>{t('unproved')}</Badge> : null}
            </p>
            {phone ? <p>{spacedPhone(phone)}</p> : null}
            <p className={styles.marks}>{t('since', { date: inDay(since) })}</p>
            <Form method="post" action={`/equipe/clients/${id}`}>
              <input type="hidden" name="reason" value={reason} />
              <Button type="submit" variant="secondary">
                {t('open')}
              </Button>
            </Form>
          </Card>
        ))}
      </ul>
    </Section>
  )
}
