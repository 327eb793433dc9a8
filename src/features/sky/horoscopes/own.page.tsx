import { href } from 'react-router'
import { inDay } from '../../../platform/i18n/french.ts'
import { Choices } from '../../../ui/choices/choices.tsx'
import { OnwardLink } from '../../../ui/link/link.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { idIn, pageRefusal, requireSignedIn } from '../../house/visit/page-door.server.ts'
import { texts as skyTexts } from '../sky/texts.ts'
import type { Route } from './+types/own.page'
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
  const here = href('/mon-compte/themes/:id/horoscope', { id: String(id) })
  const lead = own.countedFrom === 'ascendant' ? 'ownLeadAscendant' : 'ownLeadSun'
  return (
    <Page title={t('ownTitle')} lead={<p>{t(lead, { name: own.name, sign: sky(own.sign) })}</p>} width="wide">
      <title>{t('ownTitle')}</title>
      <meta name="description" content={t('ownDescription')} />
      <meta name="robots" content="noindex" />
      <Choices
        label={t('ownDays')}
        choices={(['day', 'tomorrow'] as const).map((one) => ({
          to: one === 'day' ? here : `${here}?jour=demain`,
          label: t(`tab.${one}`),
          chosen: one === period,
        }))}
      />
      <p>
        {inDay(own.day)}. {t('ownNote')}
      </p>
      <div className={styles.topics}>
        {own.sections.map(({ topic, score, sentences }) => (
          <TopicCard key={topic} topic={topic} score={score} sentences={sentences} isOwn />
        ))}
      </div>
      <p>
        <OnwardLink to={href('/mon-compte/themes/:id', { id: String(id) })}>{t('ownChart')}</OnwardLink>
      </p>
    </Page>
  )
}
