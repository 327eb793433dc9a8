import { href } from 'react-router'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { OnwardLink } from '../../../ui/link/link.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { SeasonSky } from '../../../ui/season/season-sky.tsx'
import { useShell } from '../../../ui/shell-data.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { DECKS } from '../../content/content/rules.ts'
import { ShareMeta } from '../../house/share/components/share-meta.tsx'
import { CardBack } from '../cards/components/card-picture.tsx'
import type { Route } from './+types/hub.page'
import { DeckRibbon } from './components/deck-ribbon.tsx'
import { Fan } from './components/fan.tsx'
import { GameList } from './components/game-list.tsx'
import styles from './hub.module.css'
import { readHub } from './read-hub.server.ts'
import { texts } from './texts.ts'

export const loader = ({ context }: Route.LoaderArgs) => readHub(visitOf(context))

const steps = [1, 2, 3] as const

export default function HubPage({ loaderData: { games, day } }: Route.ComponentProps) {
  const t = useTexts(texts)
  const site = useShell()?.site.label ?? ''
  const head = `${t('head')} · ${site}`
  return (
    <main id="content" tabIndex={-1}>
      <title>{head}</title>
      <meta name="description" content={t('description')} />
      <ShareMeta title={head} description={t('description')} />
      <div className={classNames('night', styles.hero)}>
        <div className={styles.top}>
          <div className={styles.words}>
            <h1>{t('title')}</h1>
            <p className={styles.lead}>{t('lead')}</p>
          </div>
          <Fan />
        </div>
      </div>
      <div className={styles.inside}>
        {day === null ? null : (
          <section aria-labelledby="carte-du-jour" className={styles.day}>
            <div className={styles.back}>
              <CardBack sizes="(min-width: 34rem) 9rem, 26vw" />
            </div>
            <div className={styles.words}>
              <h2 id="carte-du-jour">{t('dayTitle')}</h2>
              <p>{t('dayText')}</p>
              <p>
                <ButtonLink to={href('/tarots-oracles/:game', { game: day })}>{t('dayGo')}</ButtonLink>
              </p>
            </div>
          </section>
        )}
        <Section title={t('games')}>
          <GameList games={games} />
        </Section>
        <section aria-labelledby="test-amour" data-season="valentine-day" className={classNames('night', styles.love)}>
          <div className={styles.heart}>
            <SeasonSky />
          </div>
          <div className={styles.words}>
            <h2 id="test-amour">{t('loveTitle')}</h2>
            <p>{t('loveText')}</p>
            <p>
              <ButtonLink to={href('/love-test')} variant="secondary">
                {t('loveGo')}
              </ButtonLink>
            </p>
          </div>
        </section>
        <Section title={t('decks')}>
          <p className={styles.note}>{t('decksLead')}</p>
          <div className={styles.decks}>
            {DECKS.map((deck) => (
              <DeckRibbon key={deck} deck={deck} />
            ))}
          </div>
        </Section>
        <Section title={t('fairTitle')}>
          <p className={styles.note}>{t('fairLead')}</p>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>
                <h3>{t(`fair${step}Title`)}</h3>
                <p>{t(`fair${step}Text`)}</p>
              </li>
            ))}
          </ol>
        </Section>
        <OnwardLink to={href('/tirage-au-sort')}>{t('lottery')}</OnwardLink>
        <p className={styles.note}>{t('limits')}</p>
      </div>
    </main>
  )
}
