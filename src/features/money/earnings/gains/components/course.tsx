import { inEuros } from '../../../../../platform/i18n/french.ts'
import { Card } from '../../../../../ui/card/card.tsx'
import { Section } from '../../../../../ui/page/section.tsx'
import { Plot } from '../../../../../ui/plot/plot.tsx'
import { useTexts } from '../../../../../ui/wording.tsx'
import type { Course } from '../read-gains.server.ts'
import { texts } from '../texts.ts'

/** YYYY-MM-DD as is written below a plot on the narrowest screen: 28/10 for a day, 10/26 for a month. */
const shortDay = (day: string): string => `${day.slice(8, 10)}/${day.slice(5, 7)}`
const shortMonth = (day: string): string => `${day.slice(5, 7)}/${day.slice(2, 4)}`

/** Gains by day, if there were any, and by month, as plots with their tables. */
export function Plots({ days, months }: Pick<Course, 'days' | 'months'>) {
  const t = useTexts(texts)
  return (
    <>
      {days.some(({ amount }) => amount !== 0) ? (
        <Card>
          <Plot
            kind="bar"
            title={t('plotDays')}
            columns={[t('day'), t('gain')]}
            points={days.map(({ day, amount }) => ({ label: shortDay(day), value: amount }))}
            format={inEuros}
          />
        </Card>
      ) : null}
      <Card>
        <Plot
          kind="bar"
          title={t('plotMonths')}
          columns={[t('month'), t('gain')]}
          points={months.map(({ day, amount }) => ({ label: shortMonth(day), value: amount }))}
          format={inEuros}
        />
      </Card>
    </>
  )
}

/** Gains by month of each channel, drawn on one scale; nothing with a single channel, which the plot of months is. */
export function ChannelPlots({ channels }: Pick<Course, 'channels'>) {
  const t = useTexts(texts)
  if (channels.length < 2) return null
  const all = channels.flatMap(({ months }) => months.map(({ amount }) => amount))
  return (
    <Section title={t('plotChannels')}>
      <div className="workplace-plots">
        {channels.map(({ channel, months }) => (
          <Card key={channel ?? 'none'}>
            <Plot
              kind="bar"
              title={t(`channel.${channel ?? 'none'}`)}
              columns={[t('month'), t('gain')]}
              points={months.map(({ day, amount }) => ({ label: shortMonth(day), value: amount }))}
              among={all}
              format={inEuros}
            />
          </Card>
        ))}
      </div>
    </Section>
  )
}

/** How the price of a minute is shared, once, with the psychic's own price. */
export function HowShared({ minute, terms }: Pick<Course, 'minute' | 'terms'>) {
  const t = useTexts(texts)
  if (!minute) return null
  const { price, net, share } = minute
  return (
    <Section title={t('howTitle')} id="part">
      <p>
        {t('how', {
          price: inEuros(price),
          vat: terms.vat,
          net: inEuros(net),
          percent: terms.percent,
          share: inEuros(share),
        })}
      </p>
      <p>{t('howOffered', { days: terms.pendingDays })}</p>
    </Section>
  )
}
