import { href } from 'react-router'
import { inDay, inDays } from '../../../../platform/i18n/french.ts'
import { Breadcrumb } from '../../../../ui/breadcrumb/breadcrumb.tsx'
import { OnwardLink } from '../../../../ui/link/link.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { useShell } from '../../../../ui/shell-data.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import { KeepLink } from '../../../house/journal/components/keep-link.tsx'
import { Related } from '../../../house/related/components/related.tsx'
import { ShareMeta } from '../../../house/share/components/share-meta.tsx'
import { SignMedal } from '../../sky/components/sign-medal.tsx'
import { SignPageLink } from '../../sky/components/sign-page-link.tsx'
import { texts as skyTexts } from '../../sky/texts.ts'
import { periodAddress } from '../addresses.ts'
import type { SignPageData } from '../read-sign-page.server.ts'
import { texts } from '../texts.ts'
import { DaySky } from './day-sky.tsx'
import { HoroscopeText } from './horoscope-text.tsx'
import { Method } from './method.tsx'
import { PeriodNav } from './period-nav.tsx'
import { SignGrid } from './sign-grid.tsx'
import { YearEvents } from './year-events.tsx'

/** The horoscope of a sign for a period. */
export function SignSheet(shown: SignPageData) {
  const t = useTexts(texts)
  const name = useTexts(skyTexts)
  const shell = useShell()
  const site = shell?.site.label ?? ''
  const { period, sign, from, to, sky, events, otherYears } = shown
  const values = { sign: name(sign), year: from.slice(0, 4) }
  const title = t(`signTitle.${period}`, values)
  const description = t(`signDescription.${period}`, values)
  const isShort = period !== 'month' && period !== 'year'
  return (
    <Page
      title={title}
      lead={<p>{t(`when.${period}`, { from: inDay(from), days: inDays(from, to) })}</p>}
      width="wide"
      portrait={<SignMedal sign={sign} size={120} first />}
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
      <div>
        <SignPageLink topic="portrait" sign={sign} />
      </div>
      {otherYears.map(({ year, address }) => (
        <p key={year}>
          <OnwardLink to={address}>{t('otherYear', { year })}</OnwardLink>
        </p>
      ))}
      <HoroscopeText opening={shown.opening} sections={shown.sections} within={{ sign, from, isShort }} />
      {shell?.person ? (
        <div>
          <KeepLink kind="horoscope" reference={`${period === 'tomorrow' ? 'day' : period}/${from}/${sign}`} />
        </div>
      ) : null}
      {sky ? <DaySky {...sky} /> : null}
      {events ? <YearEvents sign={sign} events={events} /> : null}
      <Section title={t('otherSigns')}>
        <SignGrid period={period} but={sign} />
      </Section>
      <Related pages={shown.readOn} />
      <Method />
    </Page>
  )
}
