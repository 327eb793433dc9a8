import { Form } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { pageRefusal } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/confirm.page'
import { confirm, readConfirmation } from './confirm.server.ts'
import { texts } from './texts.ts'

const tokenIn = (url: URL): string => url.searchParams.get('jeton') ?? ''

/** Opening the link changes nothing, since mail scanners open every link. */
export async function loader({ context, url }: Route.LoaderArgs) {
  return { awaited: await pageRefusal(() => readConfirmation(visitOf(context), tokenIn(url))) }
}

export async function action({ context, url }: Route.ActionArgs) {
  return { awaited: await pageRefusal(() => confirm(visitOf(context), tokenIn(url))) }
}

export default function ConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const { awaited } = actionData ?? loaderData
  return (
    <Page title={t('confirmTitle')} width="narrow">
      <title>{t('confirmTitle')}</title>
      <meta name="description" content={t('confirmDescription')} />
      <meta name="robots" content="noindex" />
      {awaited === 'done' ? <Notice tone="good">{t('confirmDone')}</Notice> : null}
      {awaited === 'over' ? <Notice>{t('confirmOver')}</Notice> : null}
      {awaited === 'open' ? (
        <>
          <p>{t('confirmLead')}</p>
          <Form method="post">
            <Button type="submit">{t('confirm')}</Button>
          </Form>
        </>
      ) : null}
    </Page>
  )
}
