import { Form, href } from 'react-router'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { Button } from '../../../ui/button/button.tsx'
import { BackLink, OnwardLink } from '../../../ui/link/link.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { RefusalNotice } from '../../../ui/notice/refusal-notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { hasConsent } from '../../house/consents/has-consent.server.ts'
import { orRefusal, pageRefusal, redirectTo, requireSignedIn } from '../../house/visit/page-door.server.ts'
import { DAY_MAIL } from '../marketing/rules.ts'
import { phoneHolderOf } from '../phones/phone-holder.ts'
import type { Route } from './+types/notifications.page'
import { choosePush } from './choose-push.server.ts'
import { ChoicesForm } from './components/choices-form.tsx'
import { DeviceList } from './components/device-list.tsx'
import { InstallSite } from './components/install-site.tsx'
import { ThisDevice } from './components/this-device.tsx'
import { choosable } from './kinds.ts'
import { pageTexts } from './page-texts.ts'
import { offerPush, readPush } from './read-push.server.ts'
import { removePushDevice } from './remove-device.server.ts'
import { HOROSCOPE_HOURS, NOTIFICATIONS_PAGE } from './rules.ts'
import { tryPush } from './try-push.server.ts'

/** The outcome of the last act, by the value of the query parameter. */
const outcomes = { choix: 'saved', essai: 'trialSent', retrait: 'removed' } as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const { id, role, birthDate } = await pageRefusal(async () => phoneHolderOf(visit))
  const done = url.searchParams.get('fait')
  return {
    push: await readPush(visit),
    offer: await offerPush(visit),
    audience: role === 'psychic' ? ('psychic' as const) : ('client' as const),
    hasBirth: birthDate !== null,
    dayMail: await hasConsent(visit, id, DAY_MAIL),
    done: done && Object.hasOwn(outcomes, done) ? outcomes[done as keyof typeof outcomes] : null,
  }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  await pageRefusal(async () => phoneHolderOf(visit))
  const form = await request.formData()
  return orRefusal(async () => {
    throw redirectTo(`${NOTIFICATIONS_PAGE}?fait=${await act(visit, form)}`)
  })
}

async function act(visit: Visit, form: FormData): Promise<keyof typeof outcomes> {
  switch (form.get('intent')) {
    case 'trial':
      await tryPush(visit)
      return 'essai'
    case 'remove':
      await removePushDevice(visit, String(form.get('reference')))
      return 'retrait'
    default:
      await choosePush(visit, {
        kinds: choosable.filter((kind) => form.getAll('kinds').includes(kind)),
        names: form.has('names'),
        quiet: form.has('quiet'),
        horoscopeHour: hourOf(form.get('horoscopeHour')),
      })
      return 'choix'
  }
}

/** null for none. @throws {Refusal} parametersInvalid */
function hourOf(typed: FormDataEntryValue | null): number | null {
  if (typed === null || typed === '') return null
  const hour = HOROSCOPE_HOURS.find((one) => String(one) === typed)
  if (hour === undefined) throw new Refusal('parametersInvalid', 'horoscopeHour')
  return hour
}

export default function NotificationsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(pageTexts)
  const { push, offer, audience, hasBirth, dayMail, done } = loaderData
  return (
    <Page title={t('title')} lead={t('lead')} width="narrow">
      <title>{t('title')}</title>
      <meta name="description" content={t('description')} />
      <meta name="robots" content="noindex" />
      {done && !actionData ? <Notice tone="good">{t(done)}</Notice> : null}
      <RefusalNotice refusal={actionData?.refusal && { ...actionData.refusal, field: null }} />
      <Section title={t('hereTitle')}>{offer ? <ThisDevice offer={offer} /> : <p>{t('none')}</p>}</Section>
      <Section title={t('kindsTitle')}>
        <ChoicesForm
          key={JSON.stringify(push.choices)}
          choices={push.choices}
          audience={audience}
          hasBirth={hasBirth}
        />
      </Section>
      {audience === 'client' ? (
        <Section title={t('byMailTitle')}>
          <p>{t(dayMail ? 'dayMailOn' : 'dayMailOff')}</p>
          <p>
            <OnwardLink to={href('/mon-compte/aujourd-hui/e-mail')}>{t('dayMail')}</OnwardLink>
          </p>
        </Section>
      ) : null}
      <Section title={t('devicesTitle')}>
        <DeviceList devices={push.devices} />
        <p>{t('endsWith')}</p>
      </Section>
      {push.devices.length > 0 ? (
        <Section title={t('trialTitle')}>
          <p>{t('trialLead')}</p>
          <Form method="post">
            <Button type="submit" name="intent" value="trial" variant="secondary">
              {t('trial')}
            </Button>
          </Form>
        </Section>
      ) : null}
      <Section title={t('installTitle')}>
        <InstallSite />
      </Section>
      <p>
        <BackLink to={audience === 'psychic' ? href('/espace-voyant') : href('/mon-compte')}>
          {t(audience === 'psychic' ? 'backPsychic' : 'back')}
        </BackLink>
      </p>
    </Page>
  )
}
