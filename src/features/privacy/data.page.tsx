import { Link } from 'react-router'
import { errors } from '../../errors.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { RefusalNotice } from '../../ui/notice/refusal-notice.tsx'
import { Page } from '../../ui/page/page.tsx'
import { Section } from '../../ui/page/section.tsx'
import { useTexts } from '../../ui/wording.tsx'
import { visitOf } from '../../visit-context.ts'
import { clientOf } from '../session/access.ts'
import { orRefusal, pageRefusal, redirectTo, requireSignedIn } from '../session/page-door.server.ts'
import type { Route } from './+types/data.page'
import { askExport } from './ask-export.server.ts'
import { MyCopy } from './components/my-copy.tsx'
import { confirmationNeeded } from './confirm-person.server.ts'
import { latestExport } from './export-queries.server.ts'
import { DATA_PAGE, GRACE_DAYS, LEAVE_PAGE, mayAskAgain, nextExportAt } from './rules.ts'
import { texts } from './texts.ts'
import { viewExport } from './views.ts'

/** What was refused to who wanted the file, as the address says it. */
const refused = { 'mot-de-passe': errors.passwordInvalid.message, essais: errors.loginAttemptsReached.message } as const
const refusalIn = (text: string | null): string | undefined =>
  text !== null && Object.hasOwn(refused, text) ? refused[text as keyof typeof refused] : undefined

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const { id } = await pageRefusal(async () => clientOf(visit))
  const copy = await latestExport(visit.db, id)
  const mayAsk = copy === null || mayAskAgain(copy, visit.now())
  return {
    copy: copy && viewExport(copy, visit.now()),
    next: mayAsk ? null : nextExportAt(copy).toISOString(),
    confirmation: copy?.finishedAt ? await confirmationNeeded(visit, 'recent') : null,
    kept: url.searchParams.get('fait') === 'garde',
    asked: url.searchParams.get('fait') === 'copie',
    fault: refusalIn(url.searchParams.get('refus')),
  }
}

export async function action({ context, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  await pageRefusal(async () => clientOf(visit))
  return orRefusal(async () => {
    await askExport(visit)
    throw redirectTo(`${DATA_PAGE}?fait=copie`)
  })
}

export default function DataPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const { copy, next, confirmation, asked, kept, fault } = loaderData
  return (
    <Page title={t('title')} lead={t('lead')} width="narrow">
      <title>{t('title')}</title>
      <meta name="description" content={t('description')} />
      <meta name="robots" content="noindex" />
      {asked && copy?.state === 'making' ? <Notice tone="good">{t('asked')}</Notice> : null}
      {kept ? <Notice tone="good">{t('keptAccount')}</Notice> : null}
      <RefusalNotice refusal={actionData?.refusal} />
      <MyCopy copy={copy} next={next} confirmation={confirmation} fault={fault} />
      <Section title={t('dataLeaveTitle')}>
        <p>{t('dataLeave', { days: GRACE_DAYS })}</p>
        <p>
          <ButtonLink to={LEAVE_PAGE} variant="secondary">
            {t('dataLeaveLink')}
          </ButtonLink>
        </p>
      </Section>
      <p>
        <Link to="/mon-compte">{t('back')}</Link>
      </p>
    </Page>
  )
}
