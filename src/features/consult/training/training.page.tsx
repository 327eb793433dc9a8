import { href, Link } from 'react-router'
import { inDay } from '../../../platform/i18n/french.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { BackLink } from '../../../ui/link/link.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import type { PageHandle } from '../../../ui/shell/page-handle.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { pageRefusal, requireSignedIn } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/training.page'
import { modulePage } from './rules.ts'
import { texts } from './texts.ts'
import { readTraining } from './train.server.ts'

export const handle: PageHandle = { quiet: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  return { modules: await pageRefusal(() => readTraining(visit)) }
}

/** The training of the house, as far as the psychic has come. */
export default function TrainingPage({ loaderData: { modules } }: Route.ComponentProps) {
  const t = useTexts(texts)
  return (
    <Page title={t('title')} lead={t('lead')} width="narrow">
      <title>{t('title')}</title>
      <meta name="description" content={t('description')} />
      {modules.every(({ passedAt }) => passedAt) ? <Notice tone="good">{t('all')}</Notice> : null}
      <Card>
        <ol className="workplace-modules">
          {modules.map(({ key, title, minutes, passedAt, isRenewed }) => (
            <li key={key}>
              <Link to={modulePage(key)}>{title}</Link>
              <span className="workplace-minutes">{t('minutes', { count: minutes })}</span>
              {passedAt ? (
                <Badge tone="good">{t('passed', { day: inDay(passedAt) })}</Badge>
              ) : (
                <Badge tone="gold">{t(isRenewed ? 'renewed' : 'toDo')}</Badge>
              )}
            </li>
          ))}
        </ol>
      </Card>
      <p>
        <BackLink to={href('/espace-voyant')}>{t('toWorkplace')}</BackLink>
      </p>
    </Page>
  )
}
