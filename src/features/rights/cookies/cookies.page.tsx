import { data, Form, href, useNavigation } from 'react-router'
import { Refusal } from '../../../errors.ts'
import { browserCookieName } from '../../../platform/session/browser.ts'
import { cookieName } from '../../../platform/session/cookie.ts'
import { deviceCookieName } from '../../../platform/session/device.ts'
import { schemeCookieName } from '../../../platform/session/scheme.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { RefusalNotice } from '../../../ui/notice/refusal-notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { PageScene } from '../../../ui/plate/plate.tsx'
import { Table, TableHead } from '../../../ui/table/table.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { broughtQuestion } from '../../consult/free-questions/brought-question.server.ts'
import { refused } from '../../house/visit/page-door.server.ts'
import { socialCookieName } from '../../people/social/browser-secret.server.ts'
import { broughtBirth } from '../../sky/charts/brought-birth.server.ts'
import type { Route } from './+types/cookies.page'
import { ChoiceButtons } from './components/choice-buttons.tsx'
import { pageTexts } from './page-texts.ts'
import { CHOICE_SECONDS, choiceCookieName, choiceIn, choices } from './rules.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  const secure = visitOf(context).app.config.mode === 'production'
  return {
    choice: choiceIn(request.headers.get('cookie'), secure),
    demo: !secure,
    needed: neededCookies(secure),
  }
}

const neededCookies = (secure: boolean) =>
  [
    { key: 'session', name: cookieName(secure) },
    { key: 'device', name: deviceCookieName(secure) },
    { key: 'browser', name: browserCookieName(secure) },
    { key: 'social', name: socialCookieName(secure) },
    { key: 'birth', name: broughtBirth.cookieName(secure) },
    { key: 'question', name: broughtQuestion.cookieName(secure) },
    { key: 'choice', name: choiceCookieName(secure) },
    { key: 'scheme', name: schemeCookieName(secure) },
  ] as const

/** The server sets the cookie: some browsers delete cookies set by scripts within a week. */
export async function action({ request, context }: Route.ActionArgs) {
  const given = (await request.formData()).get('choice')
  const choice = choices.find((one) => one === given)
  if (!choice) return refused(new Refusal('parametersInvalid'))
  const secure = visitOf(context).app.config.mode === 'production'
  const name = choiceCookieName(secure)
  const cookie = `${name}=${choice}; Path=/; Max-Age=${CHOICE_SECONDS}; SameSite=Lax${secure ? '; Secure' : ''}`
  return data({ choice }, { headers: { 'Set-Cookie': cookie } })
}

export default function CookiesPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(pageTexts)
  const busy = useNavigation().state !== 'idle'
  const saved = actionData && 'choice' in actionData ? actionData.choice : null
  const choice = saved ?? loaderData.choice
  return (
    <Page title={t('title')} lead={t('lead')} plate={<PageScene of={href('/cookies')} />}>
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
        <Needed cookies={loaderData.needed} />
        <p>{t('storage')}</p>
        <p>{t('partner')}</p>
      </Section>
    </Page>
  )
}

function Needed({ cookies }: { cookies: ReturnType<typeof neededCookies> }) {
  const t = useTexts(pageTexts)
  return (
    <Table caption={t('neededCaption')}>
      <TableHead names={[t('cookie'), t('purpose'), t('duration')]} />
      <tbody>
        {cookies.map(({ key, name }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>{t(`${key}Purpose`)}</td>
            <td>{t(`${key}Duration`)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
