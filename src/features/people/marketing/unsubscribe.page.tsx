import { Form, href, Link } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { pageRefusal } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/unsubscribe.page'
import { texts } from './texts.ts'
import { isOfDay, readSubscription, restore, unsubscribe } from './unsubscribe.server.ts'

const tokenIn = (url: URL): string => url.searchParams.get('jeton') ?? ''

/** Opening the link changes nothing, since mail scanners open every link. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const subscription = await pageRefusal(() => readSubscription(visit, tokenIn(url)))
  return { ...subscription, isOfDay: isOfDay(tokenIn(url)), knowsAccount: visit.user?.role === 'client' }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  const undo = (await request.formData()).get('restore')
  return pageRefusal(() => (undo === null ? unsubscribe(visit, tokenIn(url)) : restore(visit, String(undo))))
}

export default function UnsubscribePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const { subscribed, restore: undo } = actionData ?? loaderData
  return (
    <Page title={t('endTitle')} lead={t('endLead')} width="narrow">
      <title>{t('endTitle')}</title>
      <meta name="description" content={t('endDescription')} />
      <meta name="robots" content="noindex" />
      {subscribed && actionData ? <Notice tone="good">{t('restored')}</Notice> : null}
      {subscribed ? (
        <Form method="post">
          <p>{t(loaderData.isOfDay ? 'endDayOffer' : 'endOffer')}</p>
          <Button type="submit">{t(loaderData.isOfDay ? 'endDay' : 'end')}</Button>
        </Form>
      ) : (
        <Notice tone="good">
          <p>{t('ended')}</p>
          <p>{t('endedKept')}</p>
        </Notice>
      )}
      {!subscribed && undo ? (
        <Form method="post">
          <p>{t('restoreHelp')}</p>
          <Button type="submit" name="restore" value={undo} variant="secondary">
            {t('restore')}
          </Button>
        </Form>
      ) : null}
      {loaderData.knowsAccount ? <Link to={href('/mon-compte/consentements')}>{t('preferences')}</Link> : null}
    </Page>
  )
}
