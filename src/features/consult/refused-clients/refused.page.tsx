import { Form, href } from 'react-router'
import { inDay } from '../../../platform/i18n/french.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Empty } from '../../../ui/empty/empty.tsx'
import { CheckedForm } from '../../../ui/error-summary/checked-form.tsx'
import { Select } from '../../../ui/field/select.tsx'
import { TextArea } from '../../../ui/field/text-area.tsx'
import { BackLink, OnwardLink } from '../../../ui/link/link.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { RefusalNotice } from '../../../ui/notice/refusal-notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import type { PageHandle } from '../../../ui/shell/page-handle.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import forms from '../../house/forms/forms.module.css'
import { orGivenBack } from '../../house/visit/given-back.server.ts'
import { idIn, pageRefusal, redirectTo, requireSignedIn } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/refused.page'
import { readRefused, receiveAgain, refuseClient } from './refuse-client.server.ts'
import { REFUSED_PAGE, refusalKinds, WHY_MAX } from './rules.ts'
import { texts } from './texts.ts'

export const handle: PageHandle = { quiet: true }

const outcomes = ['refuse', 'recoit'] as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const asked = url.searchParams.get('consultation')
  const about = asked === null ? null : idIn({ id: asked })
  return {
    ...(await pageRefusal(() => readRefused(visit, about))),
    done: outcomes.find((one) => one === url.searchParams.get('fait')) ?? null,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = visitOf(context)
  const form = await request.formData()
  return orGivenBack(form, ['kind', 'why'], async () => {
    const id = idIn({ id: String(form.get('id')) })
    if (form.get('intent') === 'receive') {
      await receiveAgain(visit, id)
      throw redirectTo(`${REFUSED_PAGE}?fait=recoit`)
    }
    const typed = (name: string) => String(form.get(name) ?? '')
    await refuseClient(visit, { consultationId: id, kind: typed('kind'), why: typed('why') })
    throw redirectTo(`${REFUSED_PAGE}?fait=refuse`)
  })
}

export default function RefusedPage({ loaderData: { about, refused, done }, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const refusal = actionData?.refusal ?? null
  const typed: Record<string, string> = actionData?.typed ?? {}
  const errorAt = (field: string) => (refusal?.field === field ? refusal.message : undefined)
  return (
    <Page title={t('title')} lead={t('lead')} width="narrow">
      <title>{t('title')}</title>
      <meta name="description" content={t('description')} />
      {done && !refusal ? <Notice tone="good">{t(`done.${done}`)}</Notice> : null}
      <RefusalNotice refusal={refusal} />
      {about?.isRefused ? <Notice>{t('already', { firstName: about.firstName })}</Notice> : null}
      {about && !about.isRefused ? (
        <Section title={t('refuseTitle', { firstName: about.firstName })}>
          <p>{t('refuseLead')}</p>
          <CheckedForm method="post" className={forms.form}>
            <input type="hidden" name="id" value={about.id} />
            <Select
              name="kind"
              label={t('kind')}
              error={errorAt('kind')}
              defaultValue={typed.kind || 'insult'}
              options={refusalKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
            />
            <TextArea
              name="why"
              label={t('why')}
              hint={t('whyHint', { max: WHY_MAX })}
              error={errorAt('why')}
              defaultValue={typed.why}
              maxLength={WHY_MAX}
              rows={4}
              required
            />
            <div>
              <Button type="submit" name="intent" value="refuse">
                {t('refuse', { firstName: about.firstName })}
              </Button>
            </div>
          </CheckedForm>
        </Section>
      ) : null}
      {refused.length === 0 && !about ? <Empty title={t('none')}>{t('noneNext')}</Empty> : null}
      {refused.map(({ id, firstName, kind, why, refusedAt }) => (
        <Card key={id}>
          <p>
            <strong>{t('line', { firstName, day: inDay(refusedAt) })}</strong>
          </p>
          <p>{t(`kind.${kind}`)}</p>
          <p>{why}</p>
          <Form method="post">
            <input type="hidden" name="id" value={id} />
            <Button type="submit" name="intent" value="receive" variant="secondary">
              {t('receive', { firstName })}
            </Button>
          </Form>
        </Card>
      ))}
      <p>
        <OnwardLink to={href('/mon-compte/consultations')}>{t('past')}</OnwardLink>
      </p>
      <p>
        <BackLink to={href('/espace-voyant')}>{t('back')}</BackLink>
      </p>
    </Page>
  )
}
