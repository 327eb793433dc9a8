import { data, Form, href } from 'react-router'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inDayAndHour } from '../../../platform/i18n/french.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { Button } from '../../../ui/button/button.tsx'
import { BackLink } from '../../../ui/link/link.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { clientOf } from '../../house/visit/access.ts'
import { pageRefusal, redirectTo, requireSignedIn } from '../../house/visit/page-door.server.ts'
import { BudgetLink } from '../../people/budget/components/budget-link.tsx'
import { LENGTHS, PAUSE_PAGE } from '../../people/pauses/rules.ts'
import { ownPause } from '../../people/pauses/standing.server.ts'
import { texts } from '../../people/pauses/texts.ts'
import type { Route } from './+types/pause.page'
import { BreakForm, ExclusionForm, type Intent, type Refused, WishForm } from './components/pause-forms.tsx'
import { endExclusion, keepExclusion } from './end-exclusion.server.ts'
import { takePause } from './take-pause.server.ts'
import { type PauseView, viewPause } from './views.ts'

/** The outcome of the last act, by the value of the query parameter. */
const outcomes = { pause: 'begun', demande: 'asked', maintien: 'kept' } as const
type Done = keyof typeof outcomes

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const done = url.searchParams.get('fait')
  const pause = viewPause(await pageRefusal(() => ownPause(visit)))
  return {
    pause,
    mayWish: pause?.wishFrom != null && pause.endsAt === null && new Date(pause.wishFrom) <= visit.now(),
    done: done && Object.hasOwn(outcomes, done) ? outcomes[done as Done] : null,
  }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  await pageRefusal(async () => clientOf(visit))
  const form = await request.formData()
  try {
    throw redirectTo(`${PAUSE_PAGE}?fait=${await act(visit, form)}`)
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown
    const { message, field = null } = thrown
    const given = { length: String(form.get('length') ?? ''), wish: String(form.get('wish') ?? '') }
    const refused: Refused = { intent: form.get('intent') as Intent, field, message, ...given }
    return data({ refused }, { status: thrown.entry.status })
  }
}

async function act(visit: Visit, form: FormData): Promise<Done> {
  const intent = form.get('intent')
  if (intent === 'end') {
    await endExclusion(visit, String(form.get('wish') ?? ''))
    return 'demande'
  }
  if (intent === 'keep') {
    await keepExclusion(visit)
    return 'maintien'
  }
  const length = intent === 'exclusion' ? 'exclusion' : LENGTHS.find((one) => one === form.get('length'))
  if (!length) throw new Refusal('parametersInvalid', 'length')
  if (form.get('understood') !== '1') throw new Refusal('notUnderstood')
  await takePause(visit, length)
  return 'pause'
}

export default function PausePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const { pause, mayWish, done } = loaderData
  const refused = actionData?.refused ?? null
  const isOpenExclusion = pause?.kind === 'exclusion' && pause.endsAt === null
  return (
    <Page title={t('title')} lead={t('lead')} width="narrow">
      <title>{t('title')}</title>
      <meta name="description" content={t('description')} />
      <meta name="robots" content="noindex" />
      {done && !refused ? <Notice tone="good">{t(done)}</Notice> : null}
      {refused && refused.field === null ? <Notice tone="bad">{refused.message}</Notice> : null}
      {pause ? <Running pause={pause} mayWish={mayWish} /> : null}
      {mayWish ? <WishForm refused={refused} /> : null}
      <Section title={t('stopsTitle')}>
        <ul>
          <li>{t('stops1')}</li>
          <li>{t('stops2')}</li>
          <li>{t('stops3')}</li>
          <li>{t('stops4')}</li>
        </ul>
      </Section>
      {isOpenExclusion ? null : (
        <>
          <BreakForm lengthens={pause !== null} refused={refused} />
          <ExclusionForm refused={refused} />
        </>
      )}
      <BudgetLink />
      <Section title={t('helpTitle')}>
        <p>{t('help')}</p>
      </Section>
      <p>
        <BackLink to={href('/mon-compte')}>{t('back')}</BackLink>
      </p>
    </Page>
  )
}

/** The running pause, its end, and the acts that it allows. */
function Running({ pause, mayWish }: { pause: PauseView; mayWish: boolean }) {
  const t = useTexts(texts)
  const { kind, endsAt, wishFrom } = pause
  if (kind === 'break')
    return <Notice>{t('runsBreak', { moment: inDayAndHour(needed(endsAt, 'the end of a break')) })}</Notice>
  return (
    <Notice>
      <p>{t('runsExclusion')}</p>
      {endsAt === null ? (
        mayWish ? null : (
          <p>{t('wishFrom', { moment: inDayAndHour(needed(wishFrom, 'from when it may be ended')) })}</p>
        )
      ) : (
        <>
          <p>{t('endsAt', { moment: inDayAndHour(endsAt) })}</p>
          <Form method="post">
            <Button type="submit" name="intent" value="keep" variant="secondary">
              {t('keep')}
            </Button>
          </Form>
        </>
      )}
    </Notice>
  )
}
