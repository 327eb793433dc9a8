import { data, Form, useNavigation } from 'react-router'
import { Refusal } from '../../errors.ts'
import { browserCookieName } from '../../platform/session/browser.ts'
import { cookieName } from '../../platform/session/cookie.ts'
import { deviceCookieName } from '../../platform/session/device.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { RefusalNotice } from '../../ui/notice/refusal-notice.tsx'
import { Page } from '../../ui/page/page.tsx'
import { Section } from '../../ui/page/section.tsx'
import { Table } from '../../ui/table/table.tsx'
import { useTexts } from '../../ui/wording.tsx'
import { visitOf } from '../../visit-context.ts'
import { refused } from '../session/page-door.server.ts'
import type { Route } from './+types/cookies.page'
import { ChoiceButtons } from './components/choice-buttons.tsx'
import { CHOICE_COOKIE, CHOICE_SECONDS, choiceIn, choices } from './rules.ts'
import { texts } from './texts.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  const { config } = visitOf(context).app
  return {
    choice: choiceIn(request.headers.get('cookie')),
    demo: config.mode === 'demo',
    sessionName: cookieName(config.mode === 'production'),
    deviceName: deviceCookieName(config.mode === 'production'),
    browserName: browserCookieName(config.mode === 'production'),
  }
}

/** The server sets it: what a script sets, some browsers forget within a week. */
export async function action({ request, context }: Route.ActionArgs) {
  const given = (await request.formData()).get('choice')
  const choice = choices.find((one) => one === given)
  if (!choice) return refused(new Refusal('parametersInvalid'))
  const secure = visitOf(context).app.config.mode === 'production' ? '; Secure' : ''
  const cookie = `${CHOICE_COOKIE}=${choice}; Path=/; Max-Age=${CHOICE_SECONDS}; SameSite=Lax${secure}`
  return data({ choice }, { headers: { 'Set-Cookie': cookie } })
}

export default function CookiesPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const busy = useNavigation().state === 'submitting'
  const saved = actionData && 'choice' in actionData ? actionData.choice : null
  const choice = saved ?? loaderData.choice
  return (
    <Page title={t('title')} lead={t('lead')} width="narrow">
      <title>{t('title')}</title>
      <meta name="description" content={t('description')} />
      <Section title={t('choiceTitle')}>
        <p>{t('choiceText')}</p>
        {saved ? <Notice tone="good">{t('saved')}</Notice> : null}
        {actionData && 'refusal' in actionData ? <RefusalNotice refusal={actionData.refusal} /> : null}
        <p>
          <strong>{t(choice ?? 'none')}</strong>
        </p>
        <Form method="post" preventScrollReset>
          <ChoiceButtons busy={busy} />
        </Form>
        {loaderData.demo ? <p>{t('demo')}</p> : null}
      </Section>
      <Section title={t('neededTitle')}>
        <p>{t('neededText')}</p>
        <Needed {...loaderData} />
        <p>{t('storage')}</p>
      </Section>
    </Page>
  )
}

function Needed({ sessionName, deviceName, browserName }: Record<`${'session' | 'device' | 'browser'}Name`, string>) {
  const t = useTexts(texts)
  return (
    <Table caption={t('neededCaption')}>
      <thead>
        <tr>
          <th scope="col">{t('cookie')}</th>
          <th scope="col">{t('purpose')}</th>
          <th scope="col">{t('duration')}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{sessionName}</th>
          <td>{t('sessionPurpose')}</td>
          <td>{t('sessionDuration')}</td>
        </tr>
        <tr>
          <th scope="row">{deviceName}</th>
          <td>{t('devicePurpose')}</td>
          <td>{t('deviceDuration')}</td>
        </tr>
        <tr>
          <th scope="row">{browserName}</th>
          <td>{t('browserPurpose')}</td>
          <td>{t('browserDuration')}</td>
        </tr>
        <tr>
          <th scope="row">{CHOICE_COOKIE}</th>
          <td>{t('choicePurpose')}</td>
          <td>{t('choiceDuration')}</td>
        </tr>
      </tbody>
    </Table>
  )
}
