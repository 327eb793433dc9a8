import { inDay } from '../../../platform/i18n/french.ts'
import { OnwardLink } from '../../../ui/link/link.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { idIn, pageRefusal } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/past.page'
import { Progress } from './components/progress.tsx'
import { Proof } from './components/proof.tsx'
import { readOne } from './read-lottery.server.ts'
import { LOTTERY_PAGE, RULES_PAGE } from './rules.ts'
import { texts } from './texts.ts'

export function loader({ context, params }: Route.LoaderArgs) {
  const id = idIn(params)
  return pageRefusal(() => readOne(visitOf(context), id))
}

export default function PastLotteryPage({ loaderData: { lottery, entry } }: Route.ComponentProps) {
  const t = useTexts(texts)
  const title = t('pastTitle', { day: inDay(lottery.closesAt) })
  return (
    <Page title={title}>
      <title>{title}</title>
      <meta name="description" content={t('pastDescription')} />
      <meta name="robots" content="noindex" />
      <Progress lottery={lottery} entry={entry} />
      <Proof of={lottery} />
      <OnwardLink to={LOTTERY_PAGE}>{t('toLatest')}</OnwardLink>
      <OnwardLink to={RULES_PAGE}>{t('rules')}</OnwardLink>
    </Page>
  )
}
