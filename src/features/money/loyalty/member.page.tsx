import { Form, href, redirect } from 'react-router'
import { inDay } from '../../../platform/i18n/french.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Figure, Figures } from '../../../ui/figures/figures.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { RefusalNotice } from '../../../ui/notice/refusal-notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { CareFirst } from '../../consult/free-questions/components/care-first.tsx'
import { CARE_FIRST, MY_QUESTIONS } from '../../consult/free-questions/rules.ts'
import { OwnGifts } from '../../consult/time-gifts/components/own-gifts.tsx'
import { ownGifts } from '../../consult/time-gifts/own-gifts.server.ts'
import { contentOf } from '../../house/consents/views.ts'
import { orGivenBack } from '../../house/visit/given-back.server.ts'
import { pageRefusal, redirectTo, requireSignedIn } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/member.page'
import { MemberCard } from './components/member-card.tsx'
import { Moves } from './components/moves.tsx'
import { Rewards } from './components/rewards.tsx'
import { leaveProgramme } from './leave-programme.server.ts'
import { memberTexts } from './member-texts.ts'
import { findOwn, readRules } from './read-member.server.ts'
import { spendByForm } from './spend-by-form.server.ts'
import { texts } from './texts.ts'

const HERE = href('/programme-fidelite/mon-compte')

/** The values of the query parameter that names what was just done. */
const outcomes = { inscrit: 'joined', employe: 'spent', tirage: 'read', commandee: 'ordered' } as const

const isOutcome = (word: string): word is keyof typeof outcomes => Object.hasOwn(outcomes, word)

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const member = await pageRefusal(() => findOwn(visit))
  if (!member) throw redirect(href('/programme-fidelite/inscription'))
  const done = url.searchParams.get('fait') ?? ''
  return {
    member,
    rules: readRules(visit),
    gifts: await ownGifts(visit),
    consents: contentOf('FREE_QUESTION', visit.site),
    done: isOutcome(done) ? done : null,
    formKey: crypto.randomUUID(),
  }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const form = await request.formData()
  return orGivenBack(form, ['question', 'theme'], async () => {
    if (form.get('intent') === 'leave') {
      await leaveProgramme(visit)
      throw redirectTo(href('/programme-fidelite'))
    }
    const reward = await spendByForm(visit, form)
    throw redirectTo(`${HERE}?fait=${reward === 'reading' ? 'tirage' : 'employe'}`)
  })
}

export default function MemberPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(memberTexts)
  const rulesTexts = useTexts(texts)
  const { member, done, gifts, rules } = loaderData
  const { points, earned, tier, endsAt } = member
  const refusal = actionData?.refusal ?? null
  return (
    <Page title={t('title')}>
      <title>{t('title')}</title>
      <meta name="description" content={t('description')} />
      <meta name="robots" content="noindex" />
      {done && !actionData ? (
        <Notice tone="good">
          <p>{t(outcomes[done])}</p>
          {done === 'tirage' ? <ButtonLink to={MY_QUESTIONS}>{t('toQuestions')}</ButtonLink> : null}
        </Notice>
      ) : null}
      {refusal?.code === CARE_FIRST ? (
        <CareFirst />
      ) : (
        <RefusalNotice refusal={refusal && { ...refusal, field: null }} />
      )}
      <Card>
        <Figures>
          <Figure label={t('points')} note={endsAt ? t('pointsNote', { day: inDay(endsAt) }) : undefined} main>
            {points}
          </Figure>
          <Figure label={t('tier')}>{rulesTexts(`tier.${tier}`)}</Figure>
          <Figure label={t('earned')}>{earned}</Figure>
        </Figures>
      </Card>
      {points < 0 ? <Notice>{t('owed')}</Notice> : null}
      <OwnGifts gifts={gifts} />
      <Rewards
        rules={rules}
        points={points}
        formKey={loaderData.formKey}
        consents={loaderData.consents}
        refused={actionData ?? null}
      />
      <MemberCard member={member} />
      <Moves moves={member.moves} />
      <Section title={t('leaveTitle')}>
        <p>{t('leaveLead')}</p>
        <Form method="post">
          <Button type="submit" name="intent" value="leave" variant="danger">
            {t('leave')}
          </Button>
        </Form>
      </Section>
      <ButtonLink to={href('/programme-fidelite')} variant="quiet">
        {t('rules')}
      </ButtonLink>
    </Page>
  )
}
