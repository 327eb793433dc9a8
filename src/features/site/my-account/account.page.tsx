import { parseWithZod } from '@conform-to/zod/v4'
import { Form, href } from 'react-router'
import { Refusal } from '../../../errors.ts'
import { refuse, rejected } from '../../../platform/http/form-reply.server.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Kept } from '../../../ui/kept/kept.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { SideContents } from '../../../ui/side-contents/side-contents.tsx'
import { LinkedText, useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import styles from '../../house/forms/forms.module.css'
import { refusedSince } from '../../house/mail/bounces.server.ts'
import { RefusedNotice } from '../../house/mail/components/refused-notice.tsx'
import { findContact } from '../../house/users/phone-queries.server.ts'
import { accountDone } from '../../house/users/rules.ts'
import { personOf } from '../../house/visit/access.ts'
import { redirectTo, requireSignedIn } from '../../house/visit/page-door.server.ts'
import { findAddressChange } from '../../people/accounts/address-change-queries.server.ts'
import { changeDetails } from '../../people/accounts/change-details.server.ts'
import { DetailsForm } from '../../people/accounts/components/details-form.tsx'
import { detailsForm } from '../../people/accounts/forms.server.ts'
import { texts } from '../../people/accounts/texts.ts'
import { viewUser } from '../../people/accounts/views.ts'
import { countOthers } from '../../people/devices/list-devices.server.ts'
import { FreeTimeWaits } from '../../people/free-time/components/free-time-waits.tsx'
import { freeTimeWaits } from '../../people/free-time/offer-free-time.server.ts'
import { LinkedProviders } from '../../people/social/components/linked-providers.tsx'
import { readLinks } from '../../people/social/read-links.server.ts'
import { shownFailure } from '../../people/social/shown-failure.server.ts'
import { texts as socialTexts } from '../../people/social/texts.ts'
import { FAILED } from '../../people/ways-in/providers.ts'
import type { Route } from './+types/account.page'
import sheet from './account.css?url'
import { ReachRows, SecurityRows } from './components/account-rows.tsx'
import { ChoiceRows } from './components/choice-rows.tsx'
import { MyDetails } from './components/my-details.tsx'
import { Places } from './components/places.tsx'
import { readOverview } from './read-overview.server.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const person = personOf(visit)
  const done = outcomes.find((outcome) => outcome === url.searchParams.get('fait'))
  const [links, overview, refused, change, contact, waits, others] = await Promise.all([
    readLinks(visit),
    readOverview(visit),
    refusedSince(visit, person.email),
    findAddressChange(visit.db, person.id),
    person.role === 'client' ? findContact(visit.db, person.id) : null,
    freeTimeWaits(visit, person.id),
    done === 'lien' || done === 'delie' ? countOthers(visit) : 0,
  ])
  return {
    user: viewUser(person),
    refusedSince: refused,
    awaited: change?.email ?? null,
    contact,
    role: person.role,
    freeTimeWaits: waits,
    links,
    overview,
    others,
    failure: shownFailure(url.searchParams.get(FAILED)),
    done,
  }
}

/** The values of the query parameter that names the action just completed. */
const outcomes = [
  'adresse',
  'adresse-changee',
  'adresse-gardee',
  'informations',
  'mot-de-passe',
  'lien',
  'delie',
] as const

/** The confirmation shown above the page for each of them. */
const saidOnTop = {
  adresse: 'proved',
  'adresse-changee': 'addressChanged',
  'adresse-gardee': 'addressKept',
  'mot-de-passe': 'passwordChanged',
  informations: 'saved',
} as const

export async function action({ request, context, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const form = await request.formData()
  const submission = parseWithZod(form, { schema: detailsForm })
  if (submission.status !== 'success') return rejected(submission)
  try {
    await changeDetails(visit, submission.value)
  } catch (thrown) {
    if (thrown instanceof Refusal) return refuse(submission, thrown)
    throw thrown
  }
  throw redirectTo(accountDone('informations'))
}

export default function AccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const social = useTexts(socialTexts)
  const { user, role, done, awaited } = loaderData
  const said = done && done in saidOnTop ? saidOnTop[done as keyof typeof saidOnTop] : null
  const isClient = role === 'client'
  const parts = [
    { id: 'mes-informations', title: t('detailsTitle') },
    { id: 'joindre', title: t('reachTitle') },
    { id: 'securite', title: t('securityTitle') },
    ...(isClient && loaderData.links.length > 0 ? [{ id: 'connexions', title: social('linksTitle') }] : []),
    ...(isClient ? [{ id: 'choix', title: t('choicesTitle') }] : []),
    { id: 'quitter', title: t('signOutTitle') },
  ]
  return (
    <Page
      title={t('accountTitle')}
      lead={t('accountLead', { firstName: user.firstName })}
      aside={<SideContents parts={parts} />}
    >
      <title>{t('accountTitle')}</title>
      <meta name="description" content={t('accountDescription')} />
      <meta name="robots" content="noindex" />
      {said ? <Notice tone="good">{t(said)}</Notice> : null}
      <FreeTimeWaits waits={loaderData.freeTimeWaits} />
      <RefusedNotice email={user.emailAddress} since={loaderData.refusedSince} />
      <Kept of={Places} with={{ role }} />
      <Section title={t('detailsTitle')} id="mes-informations">
        <MyDetails user={user} contact={loaderData.contact} />
        {awaited ? (
          <Notice>
            <LinkedText
              from={texts}
              name="changeWaits"
              values={{ email: awaited }}
              links={{ confirm: { href: href('/mon-compte/e-mail'), label: t('confirmNewAddress') } }}
            />
          </Notice>
        ) : null}
        <details open={actionData !== undefined} className={styles.edit}>
          <summary>{t('editTitle')}</summary>
          <DetailsForm user={user} result={actionData?.result} />
        </details>
      </Section>
      <Section title={t('reachTitle')} id="joindre">
        <ReachRows user={user} overview={isClient ? loaderData.overview : null} />
      </Section>
      <Section title={t('securityTitle')} id="securite">
        <SecurityRows overview={loaderData.overview} />
      </Section>
      {isClient ? (
        <LinkedProviders
          links={loaderData.links}
          done={done === 'lien' || done === 'delie' ? done : null}
          failure={loaderData.failure}
          others={loaderData.others}
        />
      ) : null}
      {isClient ? (
        <Section title={t('choicesTitle')} id="choix">
          <ChoiceRows />
        </Section>
      ) : null}
      <Section title={t('signOutTitle')} id="quitter">
        <p>{t('signOutHelp')}</p>
        <Form method="post" action={href('/deconnexion')}>
          <Button type="submit" variant="secondary">
            {t('signOut')}
          </Button>
        </Form>
      </Section>
    </Page>
  )
}
