import { parseWithZod } from '@conform-to/zod/v4'
import { href } from 'react-router'
import { z } from 'zod'
import { Refusal } from '../../../errors.ts'
import { refuse, rejected } from '../../../platform/http/form-reply.server.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Empty } from '../../../ui/empty/empty.tsx'
import { OnwardLink } from '../../../ui/link/link.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { PageScene, Vignette } from '../../../ui/plate/plate.tsx'
import { useShell } from '../../../ui/shell-data.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { sentConsents } from '../../house/consents/answers.server.ts'
import { redirectTo } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/webinar.page'
import { Registration } from './components/registration.tsx'
import { WebinarCard } from './components/webinar-card.tsx'
import { webinarConsent } from './consent.server.ts'
import { listOwnPlaces, listWebinars } from './read-webinars.server.ts'
import { ownAddress, registerForWebinar } from './register.server.ts'
import { WEBINAR_PAGE } from './rules.ts'
import { texts } from './texts.ts'

const schema = z.object({
  slug: z.string().default(''),
  emailAddress: z.string().default(''),
  ...sentConsents,
  altcha: z.string().optional(),
})

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const webinars = await listWebinars(visit)
  const own = ownAddress(visit)
  const places = await listOwnPlaces(visit, own)
  const open = webinars.filter(({ slug, state, isFull }) => state === 'coming' && !isFull && !places[slug])
  const asked = url.searchParams.get('webinaire')
  const chosen = open.find(({ slug }) => slug === asked) ?? open[0] ?? null
  return { webinars, places, own, open: open.map(({ slug }) => slug), chosen, consent: await webinarConsent(visit) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const submission = parseWithZod(await request.formData(), { schema })
  if (submission.status !== 'success') return rejected(submission)
  const { consents, consentsShown = '', ...given } = submission.value
  try {
    const isAgreed = consents.includes('WEBINAR')
    const place = await registerForWebinar(visitOf(context), { ...given, isAgreed, shown: consentsShown })
    throw redirectTo(place ?? `${href('/webinaire/merci')}?fait=demande`)
  } catch (thrown) {
    if (thrown instanceof Refusal) return refuse(submission, thrown)
    throw thrown
  }
}

export default function WebinarPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const site = useShell()?.site.label ?? ''
  const { webinars, places, own, open, chosen, consent } = loaderData
  const coming = webinars.filter(({ state }) => state !== 'over')
  const past = webinars.filter(({ state }) => state === 'over')
  return (
    <Page title={t('title')} lead={t('lead')} plate={<PageScene of={href('/voyance/webinaire')} />}>
      <title>{`${t('title')} · ${site}`}</title>
      <meta name="description" content={t('description')} />
      {coming.length > 0 ? (
        <Section title={t('coming')}>
          {coming.map((one) => (
            <WebinarCard key={one.slug} of={one}>
              {places[one.slug] ? (
                <>
                  <p>{t('mine')}</p>
                  <OnwardLink to={places[one.slug] ?? ''}>{t('toPlace')}</OnwardLink>
                </>
              ) : null}
              {one.state === 'coming' && one.isFull && !places[one.slug] ? <p>{t('full')}</p> : null}
              {open.includes(one.slug) && one.slug !== chosen?.slug ? (
                <OnwardLink to={`${WEBINAR_PAGE}?webinaire=${one.slug}#inscription`}>
                  {t('registerOf', { title: one.title })}
                </OnwardLink>
              ) : null}
            </WebinarCard>
          ))}
        </Section>
      ) : (
        <Empty title={t('none')} picture={<Vignette name="webinar" />}>
          <p>{t('noneNext')}</p>
          <ButtonLink to={href('/lettre')}>{t('toLetter')}</ButtonLink>
        </Empty>
      )}
      {chosen ? <Registration webinar={chosen} consent={consent} own={own} result={actionData?.result} /> : null}
      {past.length > 0 ? (
        <Section title={t('past')}>
          {past.map((one) => (
            <WebinarCard key={one.slug} of={one} />
          ))}
        </Section>
      ) : null}
    </Page>
  )
}
