import { href, Link } from 'react-router'
import { Breadcrumb } from '../../../ui/breadcrumb/breadcrumb.tsx'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { OnwardLink } from '../../../ui/link/link.tsx'
import { useShell } from '../../../ui/shell-data.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { cardAddress, deckAddress, gameAddress } from '../../content/content/addresses.ts'
import { ShareMeta } from '../../house/share/components/share-meta.tsx'
import { orNotFound } from '../../house/visit/page-door.server.ts'
import { Paragraphs } from '../games/components/paragraphs.tsx'
import { inKind } from '../games/in-kind.ts'
import type { Route } from './+types/card.page'
import styles from './card.module.css'
import { CardPicture } from './components/card-picture.tsx'
import symbolsSheet from './components/symbols.css?url'
import { Symbols } from './components/symbols.tsx'
import { readCardPage } from './read-cards.server.ts'
import { roman } from './roman.ts'
import { texts } from './texts.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: symbolsSheet }]

export const loader = async ({ context, params }: Route.LoaderArgs) =>
  orNotFound(await readCardPage(visitOf(context), params.deck, params.card))

export default function CardPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const site = useShell()?.site.label ?? ''
  const { deck, card, title, description, kin, before, after } = loaderData
  const of = <K extends string>(key: K) => inKind(deck.kind, key)
  const place =
    card.group === 'majors'
      ? t(card.number === 0 ? 'place.fool' : 'place.majors', { number: roman(card.number) })
      : t(`place.${card.group}`, { number: card.number, size: deck.size })
  return (
    <main id="content" tabIndex={-1}>
      <title>{`${title} · ${site}`}</title>
      <meta name="description" content={description} />
      <ShareMeta title={title} description={description} />
      <div className={classNames('night', styles.band)}>
        <div className={styles.inside}>
          <Breadcrumb
            steps={[
              { label: t('hub'), to: href('/tarots-oracles') },
              ...(deck.isPlayed ? [{ label: deck.name, to: gameAddress(deck.slug) }] : []),
              { label: t(of('cards')), to: deckAddress(deck.slug) },
            ]}
            here={card.name}
          />
          <div className={styles.face}>
            <Symbols key={card.slug} deck={deck} card={card} symbols={loaderData.symbols} />
            <div className={styles.head}>
              <p className={styles.place}>{place}</p>
              <h1>{card.name}</h1>
              <div className={styles.image}>
                <Paragraphs text={loaderData.image} />
              </div>
            </div>
          </div>
        </div>
      </div>
      <div className={styles.body}>
        <section aria-labelledby="sens" className={styles.part}>
          <h2 id="sens" className={loaderData.reversed ? 'visually-hidden' : undefined}>
            {t('meaning')}
          </h2>
          <div className={styles.senses}>
            <div className={styles.sense}>
              {loaderData.reversed ? <h3>{t('upright')}</h3> : null}
              <Paragraphs text={loaderData.upright} />
              {deck.reversals && !loaderData.reversed ? <p className={styles.fixed}>{t('fixed')}</p> : null}
            </div>
            {loaderData.reversed ? (
              <div className={styles.sense}>
                <h3>{t('reversed')}</h3>
                <Paragraphs text={loaderData.reversed} />
              </div>
            ) : null}
          </div>
        </section>
        <section aria-labelledby="vie" className={styles.part}>
          <h2 id="vie">{t('domains')}</h2>
          <div className={styles.domains}>
            {(['love', 'work', 'money'] as const).map((domain) => (
              <div key={domain} className={styles.domain}>
                <h3>{t(domain)}</h3>
                <Paragraphs text={loaderData[domain]} />
              </div>
            ))}
          </div>
        </section>
        <section aria-labelledby="conseil" className={styles.advice}>
          <h2 id="conseil">{t('advice')}</h2>
          <Paragraphs text={loaderData.advice} />
        </section>
        {kin.length > 0 ? (
          <section aria-labelledby="liens" className={styles.part}>
            <h2 id="liens">{t(of('kin'))}</h2>
            <ul className={styles.kin}>
              {kin.map(({ slug, name, line }) => (
                <li key={slug} className={styles.relation}>
                  <CardPicture deck={deck.slug} slug={slug} alt="" sizes="6rem" />
                  <div>
                    <h3>
                      <Link to={cardAddress(deck.slug, slug)}>{name}</Link>
                    </h3>
                    <p>{line}</p>
                  </div>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        <div className={styles.onward}>
          <p>{t(of('limits'))}</p>
          {deck.isPlayed ? <ButtonLink to={gameAddress(deck.slug)}>{t(of('draw'))}</ButtonLink> : null}
          <OnwardLink to={deckAddress(deck.slug)}>{t(of('allCards'))}</OnwardLink>
        </div>
        <nav aria-label={t(of('turn'))} className={styles.turn}>
          {([before, after] as const).map((one, side) =>
            one ? (
              <Link
                key={one.slug}
                to={cardAddress(deck.slug, one.slug)}
                rel={side === 0 ? 'prev' : 'next'}
                className={classNames(styles.neighbour, side === 1 && styles.after)}
                aria-label={t(of(side === 0 ? 'before' : 'after'), { name: one.name })}
              >
                <CardPicture deck={deck.slug} slug={one.slug} alt="" sizes="3.5rem" />
                <span>{one.name}</span>
              </Link>
            ) : null,
          )}
        </nav>
      </div>
    </main>
  )
}
