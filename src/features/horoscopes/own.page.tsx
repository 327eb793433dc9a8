import { NavLink } from 'react-router'
import { SIGNS } from '../../astrology/names.ts'
import { inDay } from '../../platform/i18n/french.ts'
import { OnwardLink } from '../../ui/link/link.tsx'
import { Page } from '../../ui/page/page.tsx'
import { useTexts } from '../../ui/wording.tsx'
import { visitOf } from '../../visit-context.ts'
import { idIn, pageRefusal, requireSignedIn } from '../session/page-door.server.ts'
import { texts as skyTexts } from '../sky/texts.ts'
import type { Route } from './+types/own.page'
import nav from './components/period-nav.module.css'
import { TopicCard } from './components/topic-card.tsx'
import { readOwn } from './read-own.server.ts'
import styles from './sign.module.css'
import { texts } from './texts.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const id = idIn(params)
  const period = url.searchParams.get('jour') === 'demain' ? ('tomorrow' as const) : ('day' as const)
  return { id, period, own: await pageRefusal(() => readOwn(visit, id, period)) }
}

export default function OwnPage({ loaderData: { id, period, own } }: Route.ComponentProps) {
  const t = useTexts(texts)
  const sky = useTexts(skyTexts)
  const here = `/mon-compte/themes/${id}/horoscope`
  const lead = own.countedFrom === 'ascendant' ? 'ownLeadAscendant' : 'ownLeadSun'
  return (
    <Page
      title={t('ownTitle')}
      lead={<p>{t(lead, { name: own.name, sign: sky(SIGNS[own.signId - 1]!) })}</p>}
      width="wide"
    >
      <title>{t('ownTitle')}</title>
      <meta name="description" content={t('ownDescription')} />
      <meta name="robots" content="noindex" />
      <nav aria-label={t('ownDays')} className={nav.nav}>
        {(['day', 'tomorrow'] as const).map((one) => (
          <NavLink
            key={one}
            to={one === 'day' ? here : `${here}?jour=demain`}
            aria-current={one === period ? 'page' : undefined}
            className={nav.link}
          >
            {t(`tab.${one}`)}
          </NavLink>
        ))}
      </nav>
      <p>
        {inDay(own.day)}. {t('ownNote')}
      </p>
      <div className={styles.topics}>
        {own.sections.map(({ topic, score, sentences }) => (
          <TopicCard key={topic} topic={topic} score={score} sentences={sentences} isOwn />
        ))}
      </div>
      <p>
        <OnwardLink to={`/mon-compte/themes/${id}`}>{t('ownChart')}</OnwardLink>
      </p>
    </Page>
  )
}
