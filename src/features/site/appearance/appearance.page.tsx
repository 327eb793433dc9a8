import { Form, href, redirect } from 'react-router'
import { Refusal } from '../../../errors.ts'
import { schemeLine, schemes } from '../../../platform/session/scheme.ts'
import { Button } from '../../../ui/button/button.tsx'
import { RefusalNotice } from '../../../ui/notice/refusal-notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { useShell } from '../../../ui/shell-data.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { refused } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/appearance.page'
import { texts } from './texts.ts'

const choices = ['device', ...schemes] as const

export const loader = ({ context }: Route.LoaderArgs) => ({ chosen: visitOf(context).scheme ?? ('device' as const) })

/** Redirects to the page, because the choice is an attribute of the html element. */
export async function action({ request, context }: Route.ActionArgs) {
  const given = (await request.formData()).get('scheme')
  const chosen = choices.find((one) => one === given)
  if (!chosen) return refused(new Refusal('parametersInvalid'))
  const secure = visitOf(context).app.config.mode === 'production'
  const line = schemeLine(chosen === 'device' ? null : chosen, secure)
  return redirect(href('/apparence'), { status: 303, headers: { 'Set-Cookie': line } })
}

export default function AppearancePage({ loaderData: { chosen }, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  return (
    <Page title={t('title')} lead={t('lead')} width="narrow">
      <title>{t('head', { site: useShell()?.site.label ?? '' })}</title>
      <meta name="description" content={t('description')} />
      <Section title={t('choose')}>
        {actionData ? <RefusalNotice refusal={actionData.refusal} /> : null}
        <Form method="post" reloadDocument>
          <p>
            {choices.map((one) => (
              <span key={one}>
                <Button
                  name="scheme"
                  value={one}
                  variant={one === chosen ? 'primary' : 'secondary'}
                  aria-pressed={one === chosen}
                >
                  {t(one)}
                </Button>{' '}
              </span>
            ))}
          </p>
        </Form>
        <p>{t('kept')}</p>
      </Section>
    </Page>
  )
}
