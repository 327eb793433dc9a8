import { Form, useNavigation } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { RefusalNotice } from '../../../../ui/notice/refusal-notice.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import type { ShownRefusal } from '../../../house/visit/page-door.server.ts'
import { SpreadDiagram } from '../../board/components/spread-diagram.tsx'
import { CardBack } from '../../cards/components/card-picture.tsx'
import { GameHeart } from '../../favorites/components/game-heart.tsx'
import { inKind } from '../../games/in-kind.ts'
import type { Choices } from '../read-form.server.ts'
import type { GamePageView } from '../read-game-page.server.ts'
import { playSound } from '../sound/play-sound.ts'
import { texts } from '../texts.ts'
import { Question } from './question.tsx'

interface SetUpFormProps {
  game: GamePageView
  isFavorite: boolean
  /** What a refused form had chosen. */
  typed: Choices | null
  refusal: ShownRefusal | null
}

/** What is chosen before the cards are shuffled; sending it begins the draw. */
export function SetUpForm({ game, isFavorite, typed, refusal }: SetUpFormProps) {
  const t = useTexts(texts)
  const busy = useNavigation().state !== 'idle'
  const { spreads, settings } = game
  const isPendulum = game.type === 'pendulum'
  const spread = (spreads.find(({ slug }) => slug === typed?.spread) ?? spreads[0])?.slug
  const theme = settings.themes.find((one) => one === typed?.theme) ?? settings.themes[0]
  return (
    <div className="set-up-start">
      <div className="set-up-words">
        <div className="set-up-title">
          <h1>{game.name}</h1>
          <GameHeart game={game} isFavorite={isFavorite} />
        </div>
        <p className="set-up-lead">{game.summary}</p>
        <RefusalNotice refusal={refusal && (refusal.field === 'consents' ? null : { ...refusal, field: null })} />
        <Form method="post" className="set-up-form" onSubmit={() => isPendulum || playSound({ name: 'shuffle' })}>
          {spreads.length > 1 ? (
            <fieldset className="set-up-choice">
              <legend>{t(inKind(game.type, 'spread'))}</legend>
              <div className="set-up-spreads">
                {spreads.map(({ slug, name, count, positions }) => (
                  <label key={slug} className="set-up-spread">
                    <input type="radio" name="spread" value={slug} defaultChecked={slug === spread} />
                    <span className="set-up-diagram">
                      <SpreadDiagram places={positions} />
                    </span>
                    <span className="set-up-name">{name}</span>
                    <span className="set-up-count">{t(inKind(game.type, 'cards'), { count })}</span>
                  </label>
                ))}
              </div>
            </fieldset>
          ) : null}
          {settings.themes.length > 1 ? (
            <fieldset className="set-up-choice">
              <legend>{t('theme')}</legend>
              <div className="set-up-themes">
                {settings.themes.map((one) => (
                  <label key={one} className="set-up-theme">
                    <input type="radio" name="theme" value={one} defaultChecked={one === theme} />
                    <span>{t(`theme.${one}`)}</span>
                  </label>
                ))}
              </div>
            </fieldset>
          ) : null}
          {settings.themes.length === 1 ? <input type="hidden" name="theme" value={settings.themes[0]} /> : null}
          {settings.asksQuestion ? <Question game={game} typed={typed} refusal={refusal} /> : null}
          <p className="set-up-go">
            <Button type="submit" name="intent" value="begin" busy={busy}>
              {t(isPendulum ? 'shufflePendulum' : inKind(game.type, 'shuffle'))}
            </Button>
            <span className="set-up-free" role="status">
              {t(busy ? inKind(game.type, 'shuffling') : 'free')}
            </span>
          </p>
        </Form>
      </div>
      <div className="set-up-deck" aria-hidden="true" data-busy={busy || undefined}>
        {[0, 1, 2, 3, 4].map((place) => (
          <span key={place} className="set-up-back">
            <CardBack sizes="(min-width: 47rem) 14rem, 30vw" main />
          </span>
        ))}
      </div>
    </div>
  )
}
