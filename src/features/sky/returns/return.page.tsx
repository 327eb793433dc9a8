import { data, href } from 'react-router'
import { inClock, inDay } from '../../../platform/i18n/french.ts'
import { OnwardLink } from '../../../ui/link/link.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { AnswerArrival } from '../../../ui/shell/arrival.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { idIn, orRefusal, pageRefusal, requireSignedIn } from '../../house/visit/page-door.server.ts'
import { inDegrees } from '../sky/format.ts'
import { texts as sky } from '../sky/texts.ts'
import type { Route } from './+types/return.page'
import { askReturn } from './ask-return.server.ts'
import { ReturnForm } from './components/return-form.tsx'
import { ReturnSky } from './components/return-sky.tsx'
import { texts } from './texts.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  return pageRefusal(() => askReturn(visit, idIn(params), null))
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  const form = await request.formData()
  const fieldOf = (name: string) => String(form.get(name) ?? '').trim()
  const typed = { annee: fieldOf('annee'), lieu: fieldOf('lieu'), ville: fieldOf('ville') }
  return orRefusal(async () => {
    const answer = await askReturn(visit, idIn(params), typed)
    return data({ refusal: null, typed, answer }, { status: answer.asked.fault ? 400 : 200 })
  })
}

export default function ReturnPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const s = useTexts(sky)
  const sent = actionData && 'answer' in actionData ? actionData : null
  const { id, name, year, from, found, about, place, asked } = sent?.answer ?? loaderData
  const title = t('title', { year: String(year), name })
  const path = { id: String(id) }
  return (
    <Page title={title} lead={<p>{t('lead')}</p>} width="wide">
      <title>{title}</title>
      <meta name="description" content={t('description')} />
      <meta name="robots" content="noindex" />
      <AnswerArrival answer={sent} />
      {about === null ? null : <p>{t('noTime', { day: inDay(new Date(about)) })}</p>}
      {found ? (
        <>
          <Section title={t('whenTitle')}>
            <p>
              {t('when', {
                place: t('place', { degrees: inDegrees(found.sunAt.degrees), sign: s(found.sunAt.sign) }),
                day: inDay(found.chart.instant),
                time: inClock(found.chart.instant),
              })}
            </p>
            <p>{place ? t('at', { place }) : t('atBirth')}</p>
          </Section>
          <ReturnSky chart={found.chart} reading={found.reading} />
        </>
      ) : null}
      {about === null ? (
        <ReturnForm
          year={year}
          from={from}
          typed={sent?.typed ?? null}
          asked={asked}
          refusal={actionData?.refusal ?? null}
        />
      ) : null}
      <p>
        <OnwardLink to={href('/mon-compte/themes/:id', path)}>{t('chart')}</OnwardLink>
      </p>
      <p>
        <OnwardLink to={href('/mon-compte/themes/:id/transits', path)}>{t('transits')}</OnwardLink>
      </p>
    </Page>
  )
}
