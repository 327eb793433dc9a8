import { href, redirect } from 'react-router'
import { Breadcrumb } from '../../../ui/breadcrumb/breadcrumb.tsx'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { PlatePicture } from '../../../ui/plate/plate.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { ShareMeta } from '../../house/share/components/share-meta.tsx'
import { orNotFound } from '../../house/visit/page-door.server.ts'
import { texts as words } from '../charts/texts.ts'
import { SignMedal } from '../sky/components/sign-medal.tsx'
import { SignPageLink } from '../sky/components/sign-page-link.tsx'
import { texts as sky } from '../sky/texts.ts'
import type { Route } from './+types/pair.page'
import styles from './components/match.module.css'
import { PairLinks } from './components/pair-links.tsx'
import { Themes } from './components/themes.tsx'
import { usePairReasons } from './components/use-pair-reasons.ts'
import { pairPath, readPair } from './pair-address.ts'
import { PAIR_SHAPE, PAIR_WIDTHS, pairScene } from './pair-scene.ts'
import { readPairOf } from './read-pair.server.ts'
import { texts } from './texts.ts'

export function loader({ params, url }: Route.LoaderArgs) {
  const pair = orNotFound(readPair(params.pair))
  const path = pairPath(...pair)
  if (path !== url.pathname) throw redirect(path, 301)
  return { pair, read: readPairOf(pair) }
}

export default function PairPage({ loaderData: { pair, read } }: Route.ComponentProps) {
  const t = useTexts(texts)
  const s = useTexts(sky)
  const w = useTexts(words)
  const { relation, elements, modes, reasonsOf } = usePairReasons(read)
  const [one, other] = pair
  const names = { one: s(one), other: s(other) }
  const head = t('pairHead', names)
  const description = t('pairDescription', names)
  return (
    <Page
      title={t('pairTitle', names)}
      lead={<p>{t('pairLead', { relation, elements: elements.toLowerCase(), modes: modes.toLowerCase() })}</p>}
      width="wide"
    >
      <title>{head}</title>
      <meta name="description" content={description} />
      <ShareMeta title={head} description={description} />
      <Breadcrumb steps={[{ label: t('title'), to: href('/compatibilite-amoureuse') }]} here={t('two', names)} />
      <div className={styles.union}>
        <div className={styles.duo}>
          <div className={styles.scene}>
            <PlatePicture
              {...pairScene(one, other)}
              shape={PAIR_SHAPE}
              widths={PAIR_WIDTHS}
              sizes="(min-width: 64rem) 42rem, 100vw"
              main
            />
          </div>
          <SignMedal sign={one} size={96} first />
          <svg viewBox="0 0 96 24" aria-hidden="true" focusable="false" className={styles.bond}>
            <path d="M2 12H36M60 12H94M48 3l2.4 6.6L57 12l-6.6 2.4L48 21l-2.4-6.6L39 12l6.6-2.4z" />
          </svg>
          <SignMedal sign={other} size={96} first />
        </div>
        <p className={styles.portrait}>{read.texts.portrait}</p>
      </div>
      <Section title={t('themesTitle')}>
        <Themes
          start={t('startAt')}
          themes={read.themes.map(({ theme, score, because }) => ({
            theme,
            score,
            because: reasonsOf(because),
            text: read.texts[theme],
          }))}
        />
      </Section>
      <div className={styles.onward}>
        <p>{t('further')}</p>
        <ButtonLink to={href('/compatibilite-amoureuse/naissances')}>{t('goBirths')}</ButtonLink>
        <ButtonLink to={href('/theme-astral')} variant="secondary">
          {w('seeFreeChart')}
        </ButtonLink>
        <SignPageLink topic="portrait" sign={one} />
        {one === other ? null : <SignPageLink topic="portrait" sign={other} />}
      </div>
      <Section title={t('others', { ofSign: t(one) })}>
        <PairLinks sign={one} but={other} />
      </Section>
      {one === other ? null : (
        <Section title={t('others', { ofSign: t(other) })}>
          <PairLinks sign={other} but={one} />
        </Section>
      )}
    </Page>
  )
}
