import { href } from 'react-router'
import { errors } from '../../../errors.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { BackLink } from '../../../ui/link/link.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { RefusalNotice } from '../../../ui/notice/refusal-notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { MY_NOTES_PAGE } from '../../consult/notes/rules.ts'
import { texts as notesTexts } from '../../consult/notes/texts.ts'
import { clientOf } from '../../house/visit/access.ts'
import { orRefusal, pageRefusal, redirectTo, requireSignedIn } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/data.page'
import { askExport } from './ask-export.server.ts'
import { chooseRetention } from './choose-retention.server.ts'
import { MyCopy } from './components/my-copy.tsx'
import { WhatIsKept } from './components/what-is-kept.tsx'
import { WhoRead } from './components/who-read.tsx'
import { confirmationNeeded } from './confirm-person.server.ts'
import { latestExport } from './export-queries.server.ts'
import { listReadings } from './list-readings.server.ts'
import { readConversationMonths } from './retention-queries.server.ts'
import { DATA_PAGE, GRACE_DAYS, LEAVE_PAGE, mayAskAgain, nextExportAt } from './rules.ts'
import { texts } from './texts.ts'
import { viewExport } from './views.ts'

/** Why a download was refused, by the query parameter of the address. */
const refused = { 'mot-de-passe': errors.passwordInvalid.message, essais: errors.loginAttemptsReached.message } as const
const refusalIn = (text: string | null): string | undefined =>
  text !== null && Object.hasOwn(refused, text) ? refused[text as keyof typeof refused] : undefined

/** Values of the query parameter that reports the outcome of the last act. */
const outcomes = ['copie', 'garde', 'duree'] as const
const saidOnTop = { copie: 'asked', garde: 'keptAccount', duree: 'retentionSaved' } as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const { id } = await pageRefusal(async () => clientOf(visit))
  const copy = await latestExport(visit.db, id)
  const mayAsk = copy === null || mayAskAgain(copy, visit.now())
  return {
    copy: copy && viewExport(copy, visit.now()),
    next: mayAsk ? null : nextExportAt(copy).toISOString(),
    months: await readConversationMonths(visit.db, id),
    readings: await listReadings(visit),
    demo: visit.app.config.mode === 'demo',
    confirmation: copy?.finishedAt ? await confirmationNeeded(visit, 'recent') : null,
    done: outcomes.find((outcome) => outcome === url.searchParams.get('fait')),
    fault: refusalIn(url.searchParams.get('refus')),
  }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  await pageRefusal(async () => clientOf(visit))
  const form = await request.formData()
  return orRefusal(async () => {
    if (form.get('intent') === 'retention') {
      await chooseRetention(visit, Number(form.get('conversationMonths')))
      throw redirectTo(`${DATA_PAGE}?fait=duree`)
    }
    await askExport(visit)
    throw redirectTo(`${DATA_PAGE}?fait=copie`)
  })
}

export default function DataPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const notes = useTexts(notesTexts)
  const { copy, next, confirmation, done, fault } = loaderData
  // The message about a requested copy is shown only while the copy is being made.
  const said = done === 'copie' && copy?.state !== 'making' ? null : done
  return (
    <Page title={t('title')} lead={t('lead')} width="narrow">
      <title>{t('title')}</title>
      <meta name="description" content={t('description')} />
      <meta name="robots" content="noindex" />
      {said ? <Notice tone="good">{t(saidOnTop[said])}</Notice> : null}
      <RefusalNotice refusal={actionData?.refusal} />
      <MyCopy copy={copy} next={next} confirmation={confirmation} fault={fault} />
      <WhatIsKept months={loaderData.months} demo={loaderData.demo} />
      <WhoRead readings={loaderData.readings} />
      <Section title={notes('myTitle')}>
        <p>{notes('dataLead')}</p>
        <p>
          <ButtonLink to={MY_NOTES_PAGE} variant="secondary">
            {notes('dataLink')}
          </ButtonLink>
        </p>
      </Section>
      <Section title={t('dataLeaveTitle')}>
        <p>{t('dataLeave', { days: GRACE_DAYS })}</p>
        <p>
          <ButtonLink to={LEAVE_PAGE} variant="secondary">
            {t('dataLeaveLink')}
          </ButtonLink>
        </p>
      </Section>
      <p>
        <BackLink to={href('/mon-compte')}>{t('back')}</BackLink>
      </p>
    </Page>
  )
}
