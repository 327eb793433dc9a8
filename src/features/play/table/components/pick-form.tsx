import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { newClientSeed } from '../../../../games/fair/words.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import type { ShownRefusal } from '../../../house/visit/page-door.server.ts'
import { inKind } from '../../games/in-kind.ts'
import type { Table } from '../read-form.server.ts'
import type { GamePageView } from '../read-game-page.server.ts'
import { WORD_MAX } from '../rules.ts'
import { playSound } from '../sound/play-sound.ts'
import { texts } from '../texts.ts'
import { Cut } from './cut.tsx'
import { Envelope } from './envelope.tsx'
import { FanOfBacks } from './fan-of-backs.tsx'
import { usePicks } from './use-picks.ts'

interface PickFormProps {
  game: GamePageView
  table: Table
  refusal: ShownRefusal | null
}

/** The shuffled deck, face down: the person cuts, adds a word, and chooses. Works without scripts as a plain form. */
export function PickForm({ game, table, refusal }: PickFormProps) {
  const t = useTexts(texts)
  const busy = useNavigation().state !== 'idle'
  const { deck, type } = game
  const count = (game.spreads.find(({ slug }) => slug === table.spread) ?? game.spreads[0])?.count ?? 1
  const isPendulum = type === 'pendulum'
  const of = <K extends string>(key: K) => inKind(type, key)
  const { picks, toggle, chooseRest } = usePicks(count, deck.size)
  const random = useRandom()
  useEffect(() => playSound({ name: 'deal', cards: deck.size }), [deck.size])
  const done = picks.length === count
  return (
    <Form method="post" className="pick-form">
      <div className="pick-head">
        <h1>{isPendulum ? t('pickPendulum') : t(of('pickTitle'), { count })}</h1>
        <Envelope commitment={table.commitment} />
      </div>
      {refusal ? <Notice tone="bad">{t(of('picksWrong'), { count })}</Notice> : null}
      {(['drawId', 'commitment', 'spread', 'theme', 'question', 'agreed'] as const).map((name) => (
        <input key={name} type="hidden" name={name} value={table[name] ?? ''} />
      ))}
      <input ref={random} type="hidden" name="random" />
      <input type="hidden" name="order" value={picks.join()} />
      {isPendulum ? null : (
        <div className="pick-gesture">
          <Cut size={deck.size} at={table.cut} label={t(of('cut'))} />
          <Field
            name="word"
            label={t('word')}
            hint={t('wordHint')}
            defaultValue={table.word}
            maxLength={WORD_MAX}
            autoComplete="off"
          />
        </div>
      )}
      <FanOfBacks kind={type} size={deck.size} picks={picks} onPick={toggle} />
      <div className="pick-tray">
        <p className="pick-count" role="status">
          {t('picked', { done: picks.length, count })}
          {done ? <span className="visually-hidden"> {t(of('pickedAll'))}</span> : null}
        </p>
        <Button
          type="submit"
          name="chosenForMe"
          value="1"
          variant="secondary"
          disabled={busy}
          onClick={(event) => {
            // Without scripts, the server takes the top of the deck.
            event.preventDefault()
            chooseRest()
          }}
        >
          {t('choose')}
        </Button>
        <Button type="submit" name="intent" value="finish" busy={busy}>
          {t(isPendulum ? 'open' : of(count === 1 ? 'turnOne' : 'turn'))}
        </Button>
      </div>
    </Form>
  )
}

/** Random digits made in the browser, once the commitment is on the page. */
function useRandom() {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.value = newClientSeed()
  }, [])
  return input
}
