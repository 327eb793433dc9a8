import { Form, href, Link, redirect } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { OnwardLink } from '../../../ui/link/link.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { orRefusal, pageRefusal, redirectTo } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/place.page'
import { ElsewhereLink, WebinarCard } from './components/webinar-card.tsx'
import { placeTexts } from './place-texts.ts'
import { placePath, WEBINAR_PAGE } from './rules.ts'
import { confirmPlace, leavePlace, readPlace } from './take-place.server.ts'

const tokenIn = (url: URL): string => url.searchParams.get('jeton') ?? ''

/** Opening the link changes nothing, since mail scanners open every link. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const demo = visit.app.config.mode === 'demo'
  const done = (['demande', 'rendue'] as const).find((one) => one === url.searchParams.get('fait')) ?? null
  if (done) return { done, demo, place: null }
  if (!url.searchParams.has('jeton')) throw redirect(WEBINAR_PAGE)
  return { done, demo, place: await pageRefusal(() => readPlace(visit, tokenIn(url))) }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  const token = tokenIn(url)
  const isLeaving = (await request.formData()).get('intent') === 'leave'
  return orRefusal(async () => {
    await (isLeaving ? leavePlace : confirmPlace)(visit, token)
    throw redirectTo(isLeaving ? `${href('/webinaire/merci')}?fait=rendue` : placePath(token))
  })
}

export default function PlacePage({ loaderData: { done, demo, place }, actionData }: Route.ComponentProps) {
  const t = useTexts(placeTexts)
  return (
    <Page title={t('title')} width="narrow">
      <title>{t('title')}</title>
      <meta name="description" content={t('description')} />
      <meta name="robots" content="noindex" />
      {done ? (
        <Notice tone="good">
          <p>{t(done === 'demande' ? 'asked' : 'left')}</p>
          {done === 'demande' && demo ? <Link to={href('/bac-a-sable')}>{t('askedSandbox')}</Link> : null}
        </Notice>
      ) : null}
      {actionData ? <Notice tone="bad">{actionData.refusal.message}</Notice> : null}
      {place ? <Place of={place} /> : null}
      <OnwardLink to={WEBINAR_PAGE}>{t('toWebinars')}</OnwardLink>
    </Page>
  )
}

type PlaceOf = NonNullable<Route.ComponentProps['loaderData']['place']>

function Place({ of: { webinar, isConfirmed, joinLink } }: { of: PlaceOf }) {
  const t = useTexts(placeTexts)
  const isComing = webinar?.state === 'coming'
  return (
    <>
      {isConfirmed && isComing ? (
        <Notice tone="good">
          <p>{t('thanks')}</p>
          <p>{t('thanksNext')}</p>
        </Notice>
      ) : null}
      {!isConfirmed && isComing ? (
        <Form method="post">
          <p>{t('confirmLead')}</p>
          <Button type="submit">{t('confirm')}</Button>
        </Form>
      ) : null}
      {webinar ? (
        <WebinarCard of={webinar}>
          {isConfirmed && isComing && !joinLink ? <p>{t('joinLater')}</p> : null}
          {joinLink ? <ElsewhereLink to={joinLink}>{t('join')}</ElsewhereLink> : null}
        </WebinarCard>
      ) : (
        <Notice>{t('gone')}</Notice>
      )}
      <Section title={t('leave')}>
        <p>{t('leaveHelp')}</p>
        <Form method="post">
          <Button type="submit" name="intent" value="leave" variant="secondary">
            {t('leave')}
          </Button>
        </Form>
      </Section>
    </>
  )
}
