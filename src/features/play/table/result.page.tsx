import { href } from 'react-router'
import { inDay } from '../../../platform/i18n/french.ts'
import { Breadcrumb } from '../../../ui/breadcrumb/breadcrumb.tsx'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { RefusalNotice } from '../../../ui/notice/refusal-notice.tsx'
import { useShell } from '../../../ui/shell-data.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { gameAddress } from '../../content/content/addresses.ts'
import { orRefusal, pageRefusal, redirectTo } from '../../house/visit/page-door.server.ts'
import { shareResult, unshareResult } from '../draws/share-result.server.ts'
import type { Route } from './+types/result.page'
import { resultAddress } from './addresses.ts'
import { Answer } from './components/answer.tsx'
import boardSheet from './components/board.css?url'
import { Board } from './components/board.tsx'
import { FreePsychic } from './components/free-psychic.tsx'
import { Reading } from './components/reading.tsx'
import { Sharing } from './components/sharing.tsx'
import { Verify } from './components/verify.tsx'
import { readResultPage } from './read-result-page.server.ts'
import styles from './result.module.css'
import { resultTexts } from './result-texts.ts'
import { texts } from './texts.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: boardSheet }]

export const loader = ({ context, params }: Route.LoaderArgs) =>
  pageRefusal(() => readResultPage(visitOf(context), params.game, params.id))

export async function action({ context, params, request }: Route.ActionArgs) {
  const visit = visitOf(context)
  const isShare = (await request.formData()).get('intent') === 'share'
  return orRefusal(async () => {
    await (isShare ? shareResult : unshareResult)(visit, params.game, params.id)
    throw redirectTo(`${resultAddress(params.game, params.id)}#partager`)
  })
}

export default function ResultPage({ loaderData: result, actionData }: Route.ComponentProps) {
  const t = useTexts(resultTexts)
  const g = useTexts(texts)
  const site = useShell()?.site.label ?? ''
  const { game, spread, reading } = result
  const title = t(result.isOwn ? (game.daily ? 'titleDay' : 'title') : 'titleShared')
  const [first] = reading
  return (
    <main id="content" tabIndex={-1}>
      <title>{`${title}, ${game.name ?? spread.name} · ${site}`}</title>
      <meta name="description" content={t('description')} />
      <meta name="robots" content="noindex" />
      <div className={classNames('night', styles.table)}>
        <div className={styles.inside}>
          <Breadcrumb
            steps={[
              { label: g('hub'), to: href('/tarots-oracles') },
              ...(game.name ? [{ label: game.name, to: gameAddress(game.slug) }] : []),
            ]}
            here={title}
          />
          <RefusalNotice refusal={actionData ? actionData.refusal : null} />
          <div className={styles.head}>
            <h1>{title}</h1>
            <p className={styles.when}>{t('when', { spread: spread.name, day: inDay(result.day) })}</p>
            {result.question ? (
              <blockquote className={styles.question}>
                <span className="visually-hidden">{t('question')} : </span>« {result.question} »
              </blockquote>
            ) : null}
          </div>
          {game.type === 'pendulum' && first ? <Answer slug={first.card.slug} name={first.card.name} /> : null}
          {game.type === 'pendulum' ? null : (
            <Board key={result.id} kind={game.type} deck={result.deck} places={spread.places} reading={reading} />
          )}
        </div>
      </div>
      <div className={styles.below}>
        {game.type === 'pendulum' ? null : (
          <Reading kind={game.type} deck={result.deck} paragraphs={result.paragraphs} reading={reading} />
        )}
        <div className={styles.onward}>
          <p>{t('limits')}</p>
          {game.isOpen ? (
            <ButtonLink to={gameAddress(game.slug)}>{t(result.isOwn ? 'again' : 'own')}</ButtonLink>
          ) : (
            <ButtonLink to={href('/tarots-oracles')}>{g('hub')}</ButtonLink>
          )}
        </div>
        {result.psychic ? <FreePsychic psychic={result.psychic} /> : null}
        <Verify key={result.id} kind={game.type} verify={result.verify} seen={result.indices} />
        {result.isOwn ? <Sharing game={game.slug} id={result.id} share={result.share} /> : null}
      </div>
    </main>
  )
}
