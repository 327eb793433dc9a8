import { href } from 'react-router'
import { parse } from '../../../platform/contract/parse.ts'
import { inDay } from '../../../platform/i18n/french.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Empty } from '../../../ui/empty/empty.tsx'
import { OnwardLink } from '../../../ui/link/link.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { PageScene, Vignette } from '../../../ui/plate/plate.tsx'
import { useShell } from '../../../ui/shell-data.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { orRefusal, redirectTo } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/lottery.page'
import { EntryForm } from './components/entry.tsx'
import { Progress } from './components/progress.tsx'
import { Proof } from './components/proof.tsx'
import { lotteryContract } from './contract.server.ts'
import { enterLottery, leaveLottery } from './enter-lottery.server.ts'
import { readLottery } from './read-lottery.server.ts'
import { LOTTERY_PAGE, pastPath, RULES_PAGE } from './rules.ts'
import { texts } from './texts.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const role = visit.user?.role
  const viewer = role === undefined ? 'visitor' : role === 'client' ? 'client' : 'other'
  return { ...(await readLottery(visit)), viewer, left: url.searchParams.get('fait') === 'retiree' } as const
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = visitOf(context)
  const form = await request.formData()
  return orRefusal(async () => {
    if (form.get('intent') !== 'leave') {
      await enterLottery(visit)
      throw redirectTo(LOTTERY_PAGE)
    }
    const { id } = parse(lotteryContract.leaveLottery.params, { id: form.get('id') })
    await leaveLottery(visit, id)
    throw redirectTo(`${LOTTERY_PAGE}?fait=retiree`)
  })
}

export default function LotteryPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const site = useShell()?.site.label ?? ''
  const { lottery, entry, earlier, viewer, left } = loaderData
  const refusal = actionData?.refusal
  return (
    <Page title={t('title')} lead={t('lead')} plate={<PageScene of={LOTTERY_PAGE} />}>
      <title>{`${t('title')} · ${site}`}</title>
      <meta name="description" content={t('description')} />
      {refusal ? <Notice tone="bad">{refusal.message}</Notice> : null}
      {left && !entry && !refusal ? <Notice tone="good">{t('left')}</Notice> : null}
      {lottery ? (
        <>
          <Progress lottery={lottery} entry={entry} />
          {lottery.state === 'open' ? <EntryForm lottery={lottery} entry={entry} viewer={viewer} /> : null}
          <Proof of={lottery} />
        </>
      ) : (
        <Empty title={t('none')} picture={<Vignette name="lottery" />}>
          <p>{t('noneNext')}</p>
          <ButtonLink to={href('/voyance')}>{t('toPsychics')}</ButtonLink>
        </Empty>
      )}
      <OnwardLink to={RULES_PAGE}>{t('rules')}</OnwardLink>
      {earlier.length > 0 ? (
        <Section title={t('earlier')}>
          <ul>
            {earlier.map(({ id, drawnAt }) => (
              <li key={id}>
                <OnwardLink to={pastPath(id)}>{t('earlierOf', { day: inDay(drawnAt) })}</OnwardLink>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
    </Page>
  )
}
