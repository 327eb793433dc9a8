import { parseWithZod } from '@conform-to/zod/v4'
import { href } from 'react-router'
import { Refusal } from '../../../errors.ts'
import { refuse, rejected } from '../../../platform/http/form-reply.server.ts'
import { BackLink } from '../../../ui/link/link.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { clientOf } from '../../house/visit/access.ts'
import { orNotFound, pageRefusal, redirectTo, requireSignedIn } from '../../house/visit/page-door.server.ts'
import { PauseFoot } from '../pauses/components/pause-foot.tsx'
import type { Route } from './+types/budget.page'
import { changeCaps, keepCap } from './change-caps.server.ts'
import { CapsForm } from './components/caps-form.tsx'
import { Spending } from './components/spending.tsx'
import { WaitingRaises } from './components/waiting-raises.tsx'
import { capsForm } from './forms.server.ts'
import { readBudget } from './read-budget.server.ts'
import { BUDGET_PAGE, CAP_KINDS, RAISE_HOURS } from './rules.ts'
import { texts } from './texts.ts'
import { viewBudget } from './views.ts'

/** The outcome of the last act, by the value of the query parameter. */
const outcomes = { plafonds: 'saved', maintien: 'kept' } as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const done = url.searchParams.get('fait')
  return {
    budget: viewBudget(await pageRefusal(() => readBudget(visit))),
    done: done && Object.hasOwn(outcomes, done) ? outcomes[done as keyof typeof outcomes] : null,
  }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  await pageRefusal(async () => clientOf(visit))
  const form = await request.formData()
  const keep = form.get('keep')
  if (keep !== null) {
    const kind = orNotFound(CAP_KINDS.find((one) => one === keep) ?? null)
    await pageRefusal(() => keepCap(visit, kind))
    throw redirectTo(`${BUDGET_PAGE}?fait=maintien`)
  }
  const submission = parseWithZod(form, { schema: capsForm })
  if (submission.status !== 'success') return rejected(submission)
  try {
    await changeCaps(visit, submission.value)
  } catch (thrown) {
    if (thrown instanceof Refusal) return refuse(submission, thrown)
    throw thrown
  }
  throw redirectTo(`${BUDGET_PAGE}?fait=plafonds`)
}

export default function BudgetPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const { budget, done } = loaderData
  return (
    <Page title={t('title')} lead={t('lead', { hours: RAISE_HOURS })} width="narrow">
      <title>{t('title')}</title>
      <meta name="description" content={t('description')} />
      <meta name="robots" content="noindex" />
      {done && !actionData ? <Notice tone="good">{t(done)}</Notice> : null}
      <WaitingRaises budget={budget} />
      <Spending budget={budget} />
      <Section title={t('formTitle')}>
        <CapsForm budget={budget} result={actionData?.result} />
      </Section>
      <Section title={t('countsTitle')}>
        <ul>
          <li>{t('counts1')}</li>
          <li>{t('counts2')}</li>
          <li>{t('counts3')}</li>
          <li>{t('counts4')}</li>
        </ul>
      </Section>
      <PauseFoot />
      <p>
        <BackLink to={href('/mon-compte')}>{t('back')}</BackLink>
      </p>
    </Page>
  )
}
