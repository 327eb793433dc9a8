import { Form, useNavigation } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { TextArea } from '../../../../ui/field/text-area.tsx'
import { RefusalNotice } from '../../../../ui/notice/refusal-notice.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import type { ShownRefusal } from '../../../house/visit/page-door.server.ts'
import { SpreadDiagram } from '../../board/components/spread-diagram.tsx'
import { CardBack } from '../../cards/components/card-picture.tsx'
import { QUESTION_MAX } from '../../draws/rules.ts'
import { GameHeart } from '../../favorites/components/game-heart.tsx'
import type { GamePageView } from '../read-game-page.server.ts'
import { texts } from '../texts.ts'
import styles from './set-up-form.module.css'

interface SetUpFormProps {
  game: GamePageView
  isFavorite: boolean
  refusal: ShownRefusal | null
}

/** What is chosen before the cards are shuffled; sending it begins the draw. */
export function SetUpForm({ game, isFavorite, refusal }: SetUpFormProps) {
  const t = useTexts(texts)
  const busy = useNavigation().state !== 'idle'
  const { spreads, settings } = game
  const isPendulum = game.type === 'pendulum'
  return (
    <div className={styles.start}>
      <div className={styles.words}>
        <div className={styles.title}>
          <h1>{game.name}</h1>
          <GameHeart game={game} isFavorite={isFavorite} />
        </div>
        <p className={styles.lead}>{game.summary}</p>
        <RefusalNotice refusal={refusal && { ...refusal, field: null }} />
        <Form method="post" className={styles.form}>
          {spreads.length > 1 ? (
            <fieldset className={styles.choice}>
              <legend>{t('spread')}</legend>
              <div className={styles.spreads}>
                {spreads.map(({ slug, name, count, positions }, place) => (
                  <label key={slug} className={styles.spread}>
                    <input type="radio" name="spread" value={slug} defaultChecked={place === 0} />
                    <span className={styles.diagram}>
                      <SpreadDiagram places={positions} />
                    </span>
                    <span className={styles.name}>{name}</span>
                    <span className={styles.count}>{t('cards', { count })}</span>
                  </label>
                ))}
              </div>
            </fieldset>
          ) : null}
          {settings.themes.length > 1 ? (
            <fieldset className={styles.choice}>
              <legend>{t('theme')}</legend>
              <div className={styles.themes}>
                {settings.themes.map((theme, place) => (
                  <label key={theme} className={styles.theme}>
                    <input type="radio" name="theme" value={theme} defaultChecked={place === 0} />
                    <span>{t(`theme.${theme}`)}</span>
                  </label>
                ))}
              </div>
            </fieldset>
          ) : null}
          {settings.themes.length === 1 ? <input type="hidden" name="theme" value={settings.themes[0]} /> : null}
          {settings.asksQuestion ? (
            <TextArea
              name="question"
              label={t('question')}
              hint={t('questionHint')}
              rows={2}
              maxLength={QUESTION_MAX}
            />
          ) : null}
          <p className={styles.go}>
            <Button type="submit" name="intent" value="begin" busy={busy}>
              {t(isPendulum ? 'shufflePendulum' : 'shuffle')}
            </Button>
            <span className={styles.free} role="status">
              {t(busy ? 'shuffling' : 'free')}
            </span>
          </p>
        </Form>
      </div>
      <div className={styles.deck} aria-hidden="true" data-busy={busy || undefined}>
        {[0, 1, 2, 3, 4].map((place) => (
          <span key={place} className={styles.back}>
            <CardBack sizes="14rem" />
          </span>
        ))}
      </div>
    </div>
  )
}
