import { data, Form, href, Link } from 'react-router'
import { Refusal } from '../../../errors.ts'
import { inDay } from '../../../platform/i18n/french.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { OnwardLink } from '../../../ui/link/link.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { idIn, pageRefusal, requireSignedIn, shown } from '../../house/visit/page-door.server.ts'
import { FIRST_DAY, fields, LAST_DAY, readDate } from '../almanac/dates.ts'
import { DoubleWheel } from '../charts/components/double-wheel.tsx'
import { openChart } from '../charts/saved-charts.server.ts'
import type { Route } from './+types/transits.page'
import { Ahead } from './components/ahead.tsx'
import { DaySlider } from './components/day-slider.tsx'
import { Places } from './components/places.tsx'
import { Touches } from './components/touches.tsx'
import styles from './components/transits.module.css'
import { readTransits, yearAhead } from './read-transits.server.ts'
import { texts } from './texts.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const { saved, chart } = await pageRefusal(() => openChart(visit, idIn(params)))
  const today = dayInParis(visit.now())
  const { day, refusal } = askedDay(url.searchParams.get(fields.day), today)
  return data(
    {
      id: saved.id,
      name: saved.name,
      chart: { bodies: chart.bodies, angles: chart.angles },
      today,
      day,
      refusal: refusal && shown(refusal),
      ...readTransits(chart, day),
      ahead: yearAhead(chart, today),
    },
    { status: refusal?.entry.status ?? 200 },
  )
}

/** What is typed wrongly is refused at its field, above the sky of today. */
function askedDay(typed: string | null, today: string): { day: string; refusal: Refusal | null } {
  try {
    return { day: typed === null ? today : readDate('day', typed), refusal: null }
  } catch (thrown) {
    if (thrown instanceof Refusal) return { day: today, refusal: thrown }
    throw thrown
  }
}

export default function TransitsPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const { id, name, chart, today, day, refusal, touches, places, ahead } = loaderData
  const here = href('/mon-compte/themes/:id/transits', { id: String(id) })
  const title = t('title', { name })
  const said = { day: inDay(day) }
  return (
    <Page title={title} lead={<p>{t('lead')}</p>} width="wide">
      <title>{title}</title>
      <meta name="description" content={t('description')} />
      <meta name="robots" content="noindex" />
      {chart.angles ? null : <p>{t('noTime')}</p>}
      <Section title={t('chooseTitle')}>
        <DaySlider today={today} day={day} />
        <Form method="get" action={here} preventScrollReset className={styles.date}>
          <Field
            // A date that was reached by the slider is in the field too.
            key={day}
            name={fields.day}
            type="date"
            label={t('date')}
            hint={t('dateHint')}
            error={refusal?.message}
            min={FIRST_DAY}
            max={LAST_DAY}
            defaultValue={day}
            required
          />
          <Button type="submit" variant="secondary">
            {t('show')}
          </Button>
        </Form>
        {day === today ? null : (
          <p>
            <Link to={here} preventScrollReset>
              {t('today')}
            </Link>
          </p>
        )}
      </Section>
      <div className={styles.sky}>
        <DoubleWheel
          charts={[chart, { bodies: places }]}
          aspects={touches.flatMap(({ from, to, type }) =>
            to === 'ascendant' || to === 'midheaven' ? [] : [{ from: to, to: from, type }],
          )}
          title={t('wheel', said)}
          said={t('wheelSaid')}
        />
        <Touches title={t('touches', said)} touches={touches} />
      </div>
      <Places title={t('places', said)} places={places} />
      <p>{t('how')}</p>
      <Ahead here={here} ahead={ahead} />
      <p>
        <OnwardLink to={href('/mon-compte/themes/:id', { id: String(id) })}>{t('chart')}</OnwardLink>
      </p>
      <p>
        <OnwardLink to={href('/mon-compte/themes/:id/horoscope', { id: String(id) })}>{t('dayOf')}</OnwardLink>
      </p>
    </Page>
  )
}
