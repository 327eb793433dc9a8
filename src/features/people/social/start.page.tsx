import { data, href } from 'react-router'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { ownPath } from '../../house/visit/own-path.ts'
import { orNotFound, redirectTo } from '../../house/visit/page-door.server.ts'
import { withReturn } from '../../house/visit/sign-in-paths.ts'
import { askFirst } from '../confirmation/ask-first.server.ts'
import { ConfirmPerson } from '../confirmation/components/confirm-person.tsx'
import {
  CONNECTIONS,
  entryPointOf,
  FAILED,
  failureOf,
  isProvider,
  notLoaded,
  type Provider,
  providerNames,
  withMark,
} from '../ways-in/providers.ts'
import type { Route } from './+types/start.page'
import { awayCookie } from './browser-secret.server.ts'
import { startLogin } from './start-login.server.ts'
import { texts } from './texts.ts'

const providerIn = (params: { provider: string }) => orNotFound(isProvider(params.provider) ? params.provider : null)

export const loader = ({ params }: Route.LoaderArgs) => ({ provider: providerIn(params) })

/**
 * Leads on through a page of its own instead of a redirect: form-action allows this site only, and browsers apply it to
 * redirects too.
 */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  const provider = providerIn(params)
  const form = await request.formData()
  const returnTo = ownPath(url.searchParams.get('retour'))
  const begin = () => leadOn(visit, { provider, form, returnTo })
  // A signed-in person links the provider to their account.
  return visit.user?.emailProved ? askFirst(visit, form, begin) : begin()
}

async function leadOn(visit: Visit, given: { provider: Provider; form: FormData; returnTo: string }) {
  const { provider, form, returnTo } = given
  try {
    const { address, secret } = await startLogin(visit, {
      provider,
      entryPoint: entryPointOf(form.get('entree')),
      returnTo,
    })
    return data({ address }, { headers: { 'Set-Cookie': awayCookie(visit, secret), Refresh: `0; url=${address}` } })
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown
    const failure = thrown.reason === 'socialUnavailable' ? notLoaded(provider) : (failureOf(thrown.reason) ?? 'failed')
    throw redirectTo(withMark(visit.user ? CONNECTIONS : withReturn(href('/connexion'), returnTo), FAILED, failure))
  }
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

export default function StartPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  if (actionData && 'asking' in actionData) {
    return <ConfirmPerson asking={actionData.asking} back={CONNECTIONS} reloadDocument />
  }
  const provider = providerNames[loaderData.provider]
  const lead = actionData ? t('startLead', { provider }) : t('startNowhere')
  return (
    <Page title={t('startTitle', { provider })} lead={lead} width="narrow">
      <title>{t('startTitle', { provider })}</title>
      <meta name="robots" content="noindex" />
      <div>
        {actionData ? (
          <ButtonLink to={actionData.address} reloadDocument>
            {t('startGo', { provider })}
          </ButtonLink>
        ) : (
          <ButtonLink to={href('/connexion')}>{t('startBack')}</ButtonLink>
        )}
      </div>
    </Page>
  )
}
