import { randomBytes } from 'node:crypto'
import { Form } from 'react-router'
import type { Visit } from '../../../app.ts'
import { inDay } from '../../../platform/i18n/french.ts'
import { later, MINUTE_MS } from '../../../platform/time/instants.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import accounts from '../../house/forms/forms.module.css'
import { orNotFound, redirectTo } from '../../house/visit/page-door.server.ts'
import { isProvider, type Provider, providerNames, type SocialProfile } from '../ways-in/providers.ts'
import { insertGrant } from '../ways-in/social-queries.server.ts'
import type { Route } from './+types/sandbox.page'
import { returnAddress } from './offered-providers.ts'
import { sandboxProfiles } from './sandbox-profiles.ts'
import styles from './social.module.css'
import { texts } from './texts.ts'

const GRANT_MS = MINUTE_MS

/** Exists in the demonstration only, for requests that the site itself made. */
function askedOf(visit: Visit, params: { provider: string }, url: URL) {
  const provider = orNotFound(isProvider(params.provider) ? params.provider : null)
  const asked = (name: string) => url.searchParams.get(name) ?? ''
  const redirectUri = asked('redirect_uri')
  const isOurs = visit.app.config.mode === 'demo' && redirectUri === returnAddress(visit, provider)
  orNotFound(isOurs && asked('state') && asked('code_challenge') ? visit : null)
  return { provider, redirectUri, state: asked('state'), nonce: asked('nonce'), challenge: asked('code_challenge') }
}

export function loader({ context, params, url }: Route.LoaderArgs) {
  const { provider } = askedOf(visitOf(context), params, url)
  return { provider, profiles: sandboxProfiles[provider] }
}

/** Plays the provider: redirects with a code for the chosen profile, or with a refusal. */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  const { provider, redirectUri, state, nonce, challenge } = askedOf(visit, params, url)
  const form = await request.formData()
  const back = new URL(redirectUri)
  back.searchParams.set('state', state)
  if (form.get('answer') === 'accept') {
    const code = randomBytes(24).toString('base64url')
    const profile = profileIn(provider, form.get('profile'))
    const expiresAt = later(visit.now(), GRANT_MS)
    await insertGrant(visit.db, { code, profile, redirectUri, challenge, nonce, expiresAt })
    back.searchParams.set('code', code)
  } else back.searchParams.set('error', 'access_denied')
  throw redirectTo(back.pathname + back.search)
}

const profileIn = (provider: Provider, id: unknown): SocialProfile =>
  orNotFound(sandboxProfiles[provider].find((profile) => profile.id === id) ?? null)

export default function SandboxLoginPage({ loaderData: { provider, profiles } }: Route.ComponentProps) {
  const t = useTexts(texts)
  const name = providerNames[provider]
  return (
    <Page title={t('sandboxTitle', { provider: name })} lead={t('sandboxLead', { provider: name })} width="narrow">
      <title>{t('sandboxTitle', { provider: name })}</title>
      <meta name="robots" content="noindex" />
      <Form method="post" reloadDocument className={accounts.form}>
        <fieldset className={styles.people}>
          <legend>{t('sandboxWho')}</legend>
          {profiles.map((profile, place) => (
            <label key={profile.id} className={styles.person}>
              <input type="radio" name="profile" value={profile.id} defaultChecked={place === 0} />
              <span>
                <strong>{profile.firstName}</strong>
                <Told profile={profile} />
              </span>
            </label>
          ))}
        </fieldset>
        <div className={styles.actions}>
          <Button type="submit" name="answer" value="accept">
            {t('sandboxAccept')}
          </Button>
          <Button type="submit" name="answer" value="refuse" variant="secondary">
            {t('sandboxRefuse')}
          </Button>
        </div>
      </Form>
    </Page>
  )
}

/** The data that the provider would pass to the site. */
function Told({ profile: { emailAddress, emailVerified, birthDate } }: { profile: SocialProfile }) {
  const t = useTexts(texts)
  return (
    <small>
      {emailAddress === null
        ? t('sandboxNoAddress')
        : t(emailVerified ? 'sandboxVouched' : 'sandboxNotVouched', { email: emailAddress })}
      {birthDate ? ` · ${t('sandboxBorn', { day: inDay(birthDate) })}` : null}
    </small>
  )
}
