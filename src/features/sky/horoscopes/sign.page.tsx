import { href } from 'react-router'
import { inDay, inDays } from '../../../platform/i18n/french.ts'
import { ZodiacIcon } from '../../../ui/art/art.tsx'
import { Breadcrumb } from '../../../ui/breadcrumb/breadcrumb.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { useShell } from '../../../ui/shell-data.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { KeepLink } from '../../house/journal/components/keep-link.tsx'
import { Related } from '../../house/related/components/related.tsx'
import { relatedPages } from '../../house/related/related-pages.server.ts'
import { ShareMeta } from '../../house/share/components/share-meta.tsx'
import { orNotFound } from '../../house/visit/page-door.server.ts'
import { texts as skyTexts } from '../sky/texts.ts'
import type { Route } from './+types/sign.page'
import { periodAddress, periodAt, signAddress, signAt } from './addresses.ts'
import { DaySky } from './components/day-sky.tsx'
import { Method } from './components/method.tsx'
import { PeriodNav } from './components/period-nav.tsx'
import { SignGrid } from './components/sign-grid.tsx'
import { TopicCard } from './components/topic-card.tsx'
import { YearEvents } from './components/year-events.tsx'
import { readHoroscope } from './read-horoscope.server.ts'
import { readSky } from './read-sky.server.ts'
import styles from './sign.module.css'
import { texts } from './texts.ts'
import { yearEvents } from './year-events.server.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const period = orNotFound(periodAt(params.period))
  const sign = orNotFound(signAt(params.sign))
  const visit = visitOf(context)
  const [{ from, to, sections }, readOn] = await Promise.all([
    readHoroscope(visit, period, sign),
    relatedPages(visit, signAddress(period, sign), ['article', 'term', 'psychic']),
  ])
  return {
    period,
    sign,
    from,
    to,
    readOn,
    sections: sections.map(({ topic, score, sentences }) => ({ topic, score, sentences })),
    sky: period === 'day' || period === 'tomorrow' ? readSky(from) : null,
    events: period === 'year' ? yearEvents(Number(from.slice(0, 4))) : null,
  }
}

export default function SignPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const name = useTexts(skyTexts)
  const shell = useShell()
  const site = shell?.site.label ?? ''
  const signedIn = Boolean(shell?.person)
  const { period, sign, from, to, sections, sky, events } = loaderData
  const values = { sign: name(sign), year: from.slice(0, 4) }
  const title = t(`signTitle.${period}`, values)
  const description = t(`signDescription.${period}`, values)
  return (
    <Page
      title={title}
      lead={<p>{t(`when.${period}`, { from: inDay(from), days: inDays(from, to) })}</p>}
      width="wide"
      portrait={
        <span className={styles.emblem}>
          <ZodiacIcon sign={sign} size={72} />
        </span>
      }
    >
      <title>{`${title} · ${site}`}</title>
      <meta name="description" content={description} />
      <ShareMeta title={title} description={description} />
      <Breadcrumb
        steps={[
          { label: t('title'), to: href('/horoscope') },
          { label: t(`title.${period}`, values), to: periodAddress(period) },
        ]}
        here={name(sign)}
      />
      <PeriodNav sign={sign} here={period} />
      <div className={styles.topics}>
        {sections.map((section) => (
          <TopicCard key={section.topic} {...section} />
        ))}
      </div>
      {signedIn ? (
        <div>
          <KeepLink kind="horoscope" reference={`${period === 'tomorrow' ? 'day' : period}/${from}/${sign}`} />
        </div>
      ) : null}
      {sky ? <DaySky {...sky} /> : null}
      {events ? <YearEvents sign={sign} events={events} /> : null}
      <Section title={t('otherSigns')}>
        <SignGrid period={period} but={sign} />
      </Section>
      <Related pages={loaderData.readOn} />
      <Method />
    </Page>
  )
}
