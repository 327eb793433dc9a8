import { data, Form, href, Link } from 'react-router'
import { inEuros } from '../../../platform/i18n/french.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { Empty } from '../../../ui/empty/empty.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { RefusalNotice } from '../../../ui/notice/refusal-notice.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { Desk } from '../../house/staff/components/desk.tsx'
import styles from '../../house/staff/components/desk-list.module.css'
import { openDesk } from '../../house/staff/desk.server.ts'
import { monthIn } from '../../house/tracking/report.ts'
import { orGivenBack } from '../../house/visit/given-back.server.ts'
import { idIn, orNotFound, redirectTo } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/partner.page'
import { changePartner } from './change-by-form.server.ts'
import { Keys } from './components/keys.tsx'
import { Rates } from './components/rates.tsx'
import { ReportTable } from './components/report-table.tsx'
import { loadPartner } from './list-partners.server.ts'
import { texts } from './texts.ts'

export const handle = { plain: true, quiet: true }

const outcomes = ['add', 'rate', 'revoke'] as const

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const desk = openDesk(visit, url, 'affiliation.read')
  const id = idIn(params)
  const done = outcomes.find((one) => one === url.searchParams.get('fait')) ?? null
  return { desk, done, ...orNotFound(await loadPartner(visit, id, monthIn(url.searchParams.get('mois')))) }
}

export async function action({ context, request, url, params }: Route.ActionArgs) {
  const visit = visitOf(context)
  openDesk(visit, url, 'partners.manage')
  const id = idIn(params)
  const form = await request.formData()
  return orGivenBack(form, ['intent', 'rate', 'keyId', 'reason'], async () => {
    const made = await changePartner(visit, id, form)
    if (!made) throw redirectTo(`${url.pathname}?fait=${form.get('intent')}`)
    return data({ made }, { headers: { 'Cache-Control': 'no-store' } })
  })
}

export default function PartnerPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const { desk, done, report, keys, rates, fresh } = loaderData
  const { partner, month, due } = report
  const made = actionData && 'made' in actionData ? actionData.made : null
  const given = actionData && 'refusal' in actionData ? actionData : null
  const file = href('/equipe/partenaires/:id/rapport.csv', { id: String(partner.id) })
  return (
    <Desk desk={desk} title={partner.name} lead={t('partnerLead', { code: partner.code })}>
      <meta name="description" content={t('partnerDescription')} />
      <p>
        <Link to={href('/equipe/partenaires')}>{t('back')}</Link>
      </p>
      {done && !actionData ? <Notice tone="good">{t(`done.${done}`)}</Notice> : null}
      <RefusalNotice refusal={given?.refusal ?? null} />
      <div className={styles.columns}>
        <div>
          <Keys keys={keys} made={made} fresh={fresh} given={given} />
        </div>
        <div>
          <Rates rates={rates} fresh={fresh} given={given} />
        </div>
      </div>
      <Section title={t('reportTitle')}>
        <p>{t('reportLead')}</p>
        <Form method="get" className={styles.form}>
          <Field
            name="mois"
            type="month"
            label={t('month')}
            hint={t('monthHint')}
            defaultValue={month}
            pattern="20\d\d-(0[1-9]|1[0-2])"
            required
          />
          <div className={styles.marks}>
            <Button type="submit" variant="secondary">
              {t('show')}
            </Button>
            <ButtonLink to={`${file}?mois=${month}`} variant="quiet" reloadDocument>
              {t('download')}
            </ButtonLink>
          </div>
        </Form>
        {report.days.length === 0 ? <Empty title={t('nothing')} /> : <ReportTable {...report} />}
        <p>{t('due', { amount: inEuros(due) })}</p>
      </Section>
    </Desk>
  )
}
