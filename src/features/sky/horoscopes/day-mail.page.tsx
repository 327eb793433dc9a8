import { Form, href, useNavigation } from 'react-router'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { BackLink, OnwardLink } from '../../../ui/link/link.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { RefusalNotice } from '../../../ui/notice/refusal-notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { VERIFICATION } from '../../house/users/rules.ts'
import { orRefusal, pageRefusal, redirectTo, requireSignedIn } from '../../house/visit/page-door.server.ts'
import { DAY_MAIL } from '../../people/marketing/rules.ts'
import type { Route } from './+types/day-mail.page'
import { chooseDayMail, type Lacking, readDayMail } from './choose-day-mail.server.ts'
import { dayMailTexts } from './day-mail-texts.ts'

const HERE = href('/mon-compte/aujourd-hui/e-mail')
/** The outcome of the last act, by the value of the query parameter. */
const outcomes = { yes: 'given', no: 'stopped' } as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const done = url.searchParams.get('fait')
  return {
    ...(await pageRefusal(() => readDayMail(visit))),
    done: done === 'yes' || done === 'no' ? outcomes[done] : null,
  }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const form = await request.formData()
  return orRefusal(async () => {
    throw redirectTo(`${HERE}?fait=${await chooseDayMail(visit, form)}`)
  })
}

export default function DayMailPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(dayMailTexts)
  const { email, agreed, lacks, onPause, sentence, done } = loaderData
  return (
    <Page title={t('title')} lead={t('lead')} width="narrow">
      <title>{t('title')}</title>
      <meta name="description" content={t('description')} />
      <meta name="robots" content="noindex" />
      {done && !actionData ? <Notice tone="good">{t(done)}</Notice> : null}
      <RefusalNotice refusal={actionData?.refusal && { ...actionData.refusal, field: null }} />
      <p>{agreed ? t(lacks ? 'onBut' : 'on', { email: email ?? '' }) : t('off')}</p>
      {agreed && onPause ? <p>{t('pause')}</p> : null}
      {lacks ? <Lacks what={lacks} /> : null}
      {agreed || lacks ? null : <p>{sentence}</p>}
      {agreed || !lacks ? <Choice agreed={agreed} shown={loaderData.shown} /> : null}
      <p>
        <OnwardLink to={href('/mon-compte/aujourd-hui')}>{t('today')}</OnwardLink>
      </p>
      <p>
        <OnwardLink to={href('/mon-compte/consentements/:type', { type: DAY_MAIL })}>{t('proofs')}</OnwardLink>
      </p>
      <p>
        <BackLink to={href('/mon-compte/notifications')}>{t('back')}</BackLink>
      </p>
    </Page>
  )
}

const ways = { address: VERIFICATION, chart: href('/theme-astral'), unwanted: href('/mon-compte/e-mail') } as const

/** What the mail still needs, and where that is done. */
function Lacks({ what }: { what: Lacking }) {
  const t = useTexts(dayMailTexts)
  return (
    <>
      <p>{t(`lack${what}`)}</p>
      <p>
        <ButtonLink to={ways[what]}>{t(`act${what}`)}</ButtonLink>
      </p>
      {what === 'chart' ? (
        <p>
          <OnwardLink to={href('/mon-compte/themes')}>{t('charts')}</OnwardLink>
        </p>
      ) : null}
    </>
  )
}

function Choice({ agreed, shown }: { agreed: boolean; shown: string }) {
  const t = useTexts(dayMailTexts)
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post">
      <input type="hidden" name="shown" value={shown} />
      <Button
        type="submit"
        name="agreed"
        value={agreed ? 'no' : 'yes'}
        variant={agreed ? 'secondary' : 'primary'}
        busy={busy}
      >
        {t(agreed ? 'stop' : 'give')}
      </Button>
    </Form>
  )
}
