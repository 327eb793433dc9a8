import { href, Link } from 'react-router'
import { Card } from '../../../ui/card/card.tsx'
import { Empty } from '../../../ui/empty/empty.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { RefusalNotice } from '../../../ui/notice/refusal-notice.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { Desk } from '../../house/staff/components/desk.tsx'
import styles from '../../house/staff/components/desk-list.module.css'
import { openDesk } from '../../house/staff/desk.server.ts'
import { orGivenBack } from '../../house/visit/given-back.server.ts'
import { redirectTo } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/partners.page'
import { addByForm } from './change-by-form.server.ts'
import { ActForm, givenAt } from './components/act-form.tsx'
import { loadPartners } from './list-partners.server.ts'
import { inPercent } from './rules.ts'
import { texts } from './texts.ts'

export const handle = { plain: true, quiet: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const desk = openDesk(visit, url, 'affiliation.read')
  return { desk, ...(await loadPartners(visit)) }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  openDesk(visit, url, 'partners.manage')
  const form = await request.formData()
  return orGivenBack(form, ['intent', 'name', 'partnerCode', 'rate', 'reason'], async () => {
    const id = await addByForm(visit, form)
    throw redirectTo(`${href('/equipe/partenaires/:id', { id: String(id) })}?fait=add`)
  })
}

export default function PartnersPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const { desk, partners, fresh } = loaderData
  return (
    <Desk desk={desk} title={t('title')} lead={t('lead')} width="normal">
      <meta name="description" content={t('description')} />
      <RefusalNotice refusal={actionData?.refusal ?? null} />
      {partners.length === 0 ? <Empty title={t('none')} /> : null}
      <ul className={styles.list}>
        {partners.map(({ id, name, code, rate, keys }) => (
          <Card as="li" key={id} className={styles.item}>
            <h2>{name}</h2>
            <p className={styles.said}>{t('codeLine', { code })}</p>
            <p className={styles.marks}>
              <span>{t('rateLine', { rate: inPercent(rate) })}</span>
              <span>{t('keysLine', { count: keys })}</span>
            </p>
            <Link to={href('/equipe/partenaires/:id', { id: String(id) })}>{t('open', { name })}</Link>
          </Card>
        ))}
      </ul>
      <Section title={t('addTitle')}>
        <ActForm intent="add" label={t('add')} fresh={fresh} given={actionData}>
          <Field name="name" label={t('name')} {...givenAt(actionData, 'add', 'name')} maxLength={80} required />
          <Field
            name="partnerCode"
            label={t('code')}
            hint={t('codeHint')}
            {...givenAt(actionData, 'add', 'partnerCode')}
            autoComplete="off"
            maxLength={64}
            required
          />
          <Field
            name="rate"
            label={t('rate')}
            hint={t('rateHint')}
            {...givenAt(actionData, 'add', 'rate')}
            inputMode="decimal"
            maxLength={5}
            required
          />
        </ActForm>
      </Section>
    </Desk>
  )
}
