import { data, href } from 'react-router'
import { OnwardLink } from '../../../ui/link/link.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { AnswerArrival } from '../../../ui/shell/arrival.tsx'
import { useShell } from '../../../ui/shell-data.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { ShareMeta } from '../../house/share/components/share-meta.tsx'
import { AlmanacLinks } from '../almanac/components/almanac-links.tsx'
import { texts } from '../sky/page-texts.ts'
import { FromHere } from '../tonight/components/from-here.tsx'
import { LivingSky } from '../tonight/components/living-sky.tsx'
import { readSkyFrom } from '../tonight/read-sky-from.server.ts'
import { readTonight } from '../tonight/read-tonight.server.ts'
import type { Route } from './+types/sky.page'
import { PeriodNav } from './components/period-nav.tsx'
import { SignGrid } from './components/sign-grid.tsx'
import styles from './sky.module.css'

export const loader = async ({ context }: Route.LoaderArgs) => ({ sky: await readTonight(visitOf(context)) })

export async function action({ request, context }: Route.ActionArgs) {
  const read = await readSkyFrom(visitOf(context), await request.formData())
  return data(read, { status: read.fault ? 400 : 200 })
}

const doors = [
  { to: href('/theme-astral'), title: 'birthTitle', text: 'birthText', go: 'birthGo' },
  { to: href('/compatibilite-amoureuse'), title: 'matchTitle', text: 'matchText', go: 'matchGo' },
] as const

/** The page behind the sky entry of the bottom bar on phones. */
export default function SkyPage({ loaderData, actionData: read }: Route.ComponentProps) {
  const t = useTexts(texts)
  const site = useShell()?.site.label ?? ''
  const head = `${t('head')} · ${site}`
  return (
    <Page
      title={t('title')}
      lead={
        <>
          <p>{t('lead')}</p>
          <OnwardLink to={`${href('/horoscope')}#le-ciel`}>{t('seeSky')}</OnwardLink>
        </>
      }
      portrait={<LivingSky {...(read?.sky ?? loaderData.sky)} size="head" />}
      width="wide"
    >
      <title>{head}</title>
      <meta name="description" content={t('description')} />
      {read ? <meta name="robots" content="noindex" /> : <ShareMeta title={head} description={t('description')} />}
      {read ? <AnswerArrival answer={read} /> : null}
      <Section title={t('sign')}>
        <SignGrid period="day" />
        <p className={styles.periods}>{t('periods')}</p>
        <PeriodNav />
      </Section>
      <ul className={styles.doors}>
        {doors.map(({ to, title, text, go }) => (
          <li key={to} className={styles.door}>
            <h2>{t(title)}</h2>
            <p>{t(text)}</p>
            <OnwardLink to={to}>{t(go)}</OnwardLink>
          </li>
        ))}
      </ul>
      <FromHere read={read ?? null} />
      <AlmanacLinks />
    </Page>
  )
}
